import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { usualWait } from './read.ts'
import { claimGeneration } from './run.ts'

/** Makes a clip of a scene that took so many seconds, for a video of so many. */
async function makeClip(account: MemberContext, sceneId: string, tookS: number, lengthS: number) {
  const started = await startTake(account, sceneId, 'clip')
  await finishTake(account, started)
  const request = sql`request || jsonb_build_object('durationMs', ${lengthS * 1000}::int)`
  const startedAt = sql`ended_at - make_interval(secs => ${tookS})`
  await account.db
    .update(generations)
    .set({ request, startedAt })
    .where(eq(generations.id, started.id))
}

async function claimClip(account: MemberContext, sceneId: string) {
  const { id, expectedDurationMs } = await startTake(account, sceneId, 'clip')
  const claimed = await claimGeneration(account, id, randomUUID())
  await account.db.delete(generations).where(eq(generations.id, id))
  return { atStart: expectedDurationMs, atClaim: claimed?.expectedDurationMs }
}

test('a clip is expected to take what clips of its length took lately, where any were made', async () => {
  const { account, scene } = await accountWithScenes()
  await makeTake(account, scene.id, 'image')
  const named = await claimClip(account, scene.id)
  expect(named).toEqual({ atStart: 10_000, atClaim: 10_000 })

  for (const tookS of [87, 80, 95])
    await makeClip(account, scene.id, tookS, scene.durationMs / 1000)
  for (const tookS of [300, 310, 320]) await makeClip(account, scene.id, tookS, 60)
  expect(await claimClip(account, scene.id)).toEqual({ atStart: 87_000, atClaim: 87_000 })
  const slower = { ...account.models.chosen('animator'), name: 'slower vendor' }
  account.models.choose('animator', slower)
  expect(await claimClip(account, scene.id)).toEqual(named)
})

test('waiting is spoken of once a few were made: half of them by then, nine of ten by then', async () => {
  const { account, scene } = await accountWithScenes()
  await makeTake(account, scene.id, 'image')
  const { name } = account.models.chosen('animator')
  for (const tookS of [40, 50, 60, 70]) await makeClip(account, scene.id, tookS, 5)
  expect(await usualWait(account.db, 'clip', name)).toBeNull()
  for (const tookS of [55, 65, 45, 75, 58, 180]) await makeClip(account, scene.id, tookS, 5)
  expect(await usualWait(account.db, 'clip', name)).toEqual({ usualMs: 60_000, longMs: 180_000 })
  expect(await usualWait(account.db, 'image', name)).toBeNull()
})
