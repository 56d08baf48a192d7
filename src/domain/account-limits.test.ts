import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import { assets, uploads } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { AN_IDEA, createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { finishTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { requestExport } from './exports.ts'
import { createStoryboard } from './storyboard/index.ts'
import { receiveUpload } from './upload/index.ts'

const FULL = {
  code: 'REFUSED_IN_THIS_STATE',
  message:
    'Your storage is full: 5 of 5 MB are in use. Delete storyboards or media that you no longer need.',
}
const EXPORT = ExportSettings.parse({ musicMood: null })
const STORAGE = { storageBytes: 5_000_000, exportsUnderWay: 10 }

/** An account that keeps pictures of so many bytes in all. */
async function keeper(bytes: number) {
  const found = await accountWithScenes(2)
  const [first, second] = found.storyboard.scenes
  if (!first || !second) throw new Error('There are no scenes.')
  await saveTestImage(found.account, first.id)
  await found.ctx.db.update(assets).set({ sizeBytes: bytes })
  return { ...found, limited: { ...found.account, limits: STORAGE }, second }
}

test('once its storage is full an account begins nothing that would be stored, and what is under way is kept', async () => {
  const { ctx, limited, second, storyboard } = await keeper(4_999_999)
  const underWay = await startTake(limited, second.id, 'voice')
  await ctx.db.update(assets).set({ sizeBytes: 5_000_000 })
  for (const refused of [
    startTake(limited, second.id, 'image'),
    requestExport(limited, { storyboardId: storyboard.id, ...EXPORT }),
  ]) {
    await expect(refused).rejects.toMatchObject(FULL)
  }
  // Words take no room to speak of.
  await createStoryboard(limited, { id: randomUUID(), ...AN_IDEA })
  expect(await finishTake(limited, underWay)).toBe(true)
})

test('an upload is taken when there is room for all of it', async () => {
  const { ctx, limited } = await keeper(4_999_000)
  const path = join(temporaryFolder(), 'sent')
  const send = async (bytes: number) => {
    writeFileSync(path, Buffer.alloc(bytes))
    const file = { id: randomUUID(), purpose: 'library', fileName: 'a.png', path } as const
    return await receiveUpload(limited, file)
  }
  expect((await send(1000)).state).toBe('received')
  await expect(send(1001)).rejects.toMatchObject(FULL)
  expect(await ctx.db.$count(uploads, eq(uploads.sentBy, limited.userId))).toBe(1)
})

test('what one account keeps does not count for another, and without a limit nothing is counted', async () => {
  const { account, limited, second } = await keeper(9_000_000)
  expect((await startTake(account, second.id, 'voice')).state).toBe('queued')
  const stranger = await openAccount(limited)
  const [scene] = (await createWrittenStoryboard(stranger, 1)).scenes
  expect((await startTake(stranger, scene?.id ?? '', 'voice')).state).toBe('queued')
})

test('of many exports at once, in different storyboards, as many begin as may', async () => {
  const { account } = await accountWithScenes(1)
  const limited = { ...account, limits: { storageBytes: null, exportsUnderWay: 2 } }
  const ids: string[] = []
  for (let count = 0; count < 6; count++) {
    const { id, scenes } = await createWrittenStoryboard(account, 1)
    await saveTestImage(account, scenes[0]?.id ?? '')
    ids.push(id)
  }
  const asked = await Promise.allSettled(
    ids.map((storyboardId) => requestExport(limited, { storyboardId, ...EXPORT })),
  )
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({
      code: 'REFUSED_IN_THIS_STATE',
      message: 'Many videos are being made already. Wait for one of them or cancel it.',
    })
  }
})
