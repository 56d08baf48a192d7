import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { memberships, profiles, user, workspaces } from '#database/schema/index.ts'
import { deleteDueAccounts } from '#domain/account/index.ts'
import { removeLeftWorkspaces } from '#domain/delete-workspace.ts'
import { cancelGeneration, recoverGenerations } from '#domain/generation/index.ts'
import { openCall } from '#domain/vendor-call/index.ts'
import { DELETED_TEAM } from '#domain/workspace/index.ts'
import { studioWithCalls } from '#testing/vendor/studio-with-calls.ts'
import { askVendor } from './ask-vendor.ts'

async function studioThatGoes() {
  const found = await studioWithCalls()
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, worker } = found
  const { db } = ctx
  const { workspaceId, userId } = account
  const ask = async () => {
    await recoverGenerations(ctx, () => 'look-up')
    return await askVendor(worker)
  }
  const isThere = async () => (await db.$count(workspaces, eq(workspaces.id, workspaceId))) > 0
  const letMinuteGoBy = async () => {
    await db.execute(sql`update vendor_calls set ended_at = ended_at - interval '1 minute'`)
  }
  const ways = {
    'a team’s workspace is deleted': {
      async prepare() {
        await db
          .update(workspaces)
          .set({ personalOf: null, name: DELETED_TEAM })
          .where(eq(workspaces.id, workspaceId))
        await db.insert(workspaces).values({ personalOf: userId, name: 'Own' })
        await db.delete(memberships).where(eq(memberships.workspaceId, workspaceId))
      },
      remove: () => removeLeftWorkspaces(ctx),
    },
    'an account is deleted': {
      prepare: () => Promise.resolve(),
      async remove() {
        await db.update(profiles).set({ deleteAfter: new Date(0) })
        await deleteDueAccounts(ctx)
      },
    },
  }
  return { ...found, userId, ask, isThere, letMinuteGoBy, ways }
}

const WAYS = ['a team’s workspace is deleted', 'an account is deleted'] as const

test.each(WAYS)('%s, and an answer was lost: the job is found and stopped before', async (name) => {
  const { vendor, startClip, ask, isThere, letMinuteGoBy, states, ways } = await studioThatGoes()
  vendor.afterBeginning = () => {
    throw new Error('socket hang up')
  }
  vendor.lookUp = async () => ({ handle: { id: 'job-1' } })
  const clip = await startClip()
  await clip.run()
  expect(await states()).toEqual(['unknown'])
  await ways[name].prepare()
  await ways[name].remove()
  expect(await isThere()).toBe(true)
  expect(await ask()).toBe(true)
  expect(vendor.stopped).toEqual(['job-1'])
  await letMinuteGoBy()
  await ways[name].remove()
  expect(await isThere()).toBe(false)
})

test.each(WAYS)('%s while a vendor is at work: it is stopped before', async (name) => {
  const { vendor, startClip, ask, isThere, ways } = await studioThatGoes()
  const clip = await startClip()
  await clip.run()
  await ways[name].prepare()
  await ways[name].remove()
  expect(await isThere()).toBe(true)
  expect(await ask()).toBe(true)
  expect(vendor.stopped).toEqual(['job-1'])
  await ways[name].remove()
  expect(await isThere()).toBe(false)
})

test('a call that is under way keeps its workspace; what nobody can ask about keeps it for half an hour', async () => {
  const { ctx, account, vendor, startClip, row, isThere, states, ways, userId } =
    await studioThatGoes()
  const { db } = ctx
  const remove = () => ways['an account is deleted'].remove()
  const clip = await startClip()
  vendor.afterBeginning = async () => {
    await cancelGeneration(account, clip)
    expect(await states()).toEqual(['sent'])
    await remove()
    expect(await isThere()).toBe(true)
    throw new Error('socket hang up')
  }
  await clip.run()
  await remove()
  expect(await isThere()).toBe(true)
  const generation = await row(clip.id)
  await db.execute(sql`update vendor_calls set sent_at = now() - interval '31 minutes'`)
  await remove()
  expect(await isThere()).toBe(false)
  expect(await db.$count(user, eq(user.id, userId))).toBe(0)
  // Nothing can be begun for it any more.
  const late = openCall(ctx, vendor, { generation, workerId: randomUUID() })
  await expect(late).rejects.toThrow()
})
