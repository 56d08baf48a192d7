import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storyboard as contract } from '#contract/storyboard.ts'
import { tell } from '#contract/words/told.ts'
import { assets, storyboards } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { getStoryboard, updateStoryboard } from './index.ts'

type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']

async function pictureOf({ db, workspaceId }: Account, contentType = 'image/png') {
  const id = randomUUID()
  const file = { storageKey: id, contentType, sizeBytes: 1 }
  await db.insert(assets).values({ id, workspaceId, ...file })
  return id
}

const NO_PICTURE = { code: 'INVALID_INPUT', told: tell('reference-no-picture') }

test('look, cast, what is never shown and references are kept; what is not given stays', async () => {
  const { account, storyboard } = await accountWithScenes()
  const { id } = storyboard
  expect(storyboard).toMatchObject({
    look: '',
    cast: [],
    negativePrompt: '',
    referenceImageIds: [],
  })
  const reference = await pictureOf(account)
  const change = {
    look: 'Ink on paper.',
    cast: [{ name: 'Mara', description: 'a red coat' }],
    negativePrompt: 'fog',
    referenceImageIds: [reference],
  }
  await updateStoryboard(account, { id, ...change })
  await updateStoryboard(account, { id, imageStyle: 'DESIGN' })
  expect(await getStoryboard(account, { id })).toMatchObject(change)
  const cleared = { look: '', cast: [], negativePrompt: '', referenceImageIds: [] }
  expect(await updateStoryboard(account, { id, ...cleared })).toMatchObject(cleared)
})

test('references are pictures of one’s own library; one that was deleted since is no obstacle', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  const { id } = storyboard
  const other = await openAccount(ctx)
  const refused = [randomUUID(), await pictureOf(account, 'audio/mpeg'), await pictureOf(other)]
  for (const one of refused) {
    const changing = updateStoryboard(account, { id, referenceImageIds: [one] })
    await expect(changing).rejects.toMatchObject(NO_PICTURE)
  }
  await makeTake(account, scene.id, 'image')
  const own = (await getStoryboard(account, { id })).scenes[0]?.image.asset?.id ?? ''
  const gone = randomUUID()
  await account.db.update(storyboards).set({ referenceImageIds: [gone] })
  const ids = { referenceImageIds: [gone, own, own] }
  const changed = await updateStoryboard(account, { id, ...ids })
  expect(changed.referenceImageIds).toEqual([gone, own])
})

test('a complete storyboard keeps the look its pictures were made with', async () => {
  const { account, storyboard } = await accountWithScenes()
  const { id } = storyboard
  await account.db.update(storyboards).set({ status: 'complete' }).where(eq(storyboards.id, id))
  await expect(updateStoryboard(account, { id, look: 'Ink' })).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
  })
})

const member = (name: string, description = '') => ({ name, description })

test('limits are the contract’s: lengths, how many, and no name twice', () => {
  const input = contract.update['~orpc'].inputSchema
  const accepts = (change: object) => input?.['~standard'].validate({ id: randomUUID(), ...change })
  const isRefused = (change: object) => 'issues' in (accepts(change) as object)
  const many = (count: number) => Array.from({ length: count }, (_, at) => member(`${at}`))
  expect(isRefused({ look: 'x'.repeat(500), cast: many(12), negativePrompt: '' })).toBe(false)
  expect(isRefused({ look: 'x'.repeat(501) })).toBe(true)
  expect(isRefused({ negativePrompt: 'x'.repeat(501) })).toBe(true)
  expect(isRefused({ cast: many(13) })).toBe(true)
  expect(isRefused({ cast: [member(' ')] })).toBe(true)
  expect(isRefused({ cast: [member('Mara'), member('mara')] })).toBe(true)
  expect(isRefused({ cast: [member('Mara', 'x'.repeat(501))] })).toBe(true)
  const ids = Array.from({ length: 4 }, () => randomUUID())
  expect(isRefused({ referenceImageIds: ids })).toBe(true)
})
