import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PERMISSIONS } from '#contract/permissions.ts'
import { credits, generations, holds, requests } from '#database/schema/index.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { createGrokWriter } from '#providers/writer/grok/create-grok-writer.ts'
import { AN_IDEA, createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { startFakeGrok } from '#testing/fakes/grok.ts'
import { makeTake } from '#testing/make-take.ts'
import { type Client, openTestServer } from '#testing/test-server.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { checkLedger } from '../credit/index.ts'

type Things = { storyboard: string; scene: string; requestId: string }
type Call = (client: Client, things: Things) => Promise<{ id: string }[]>

/** How each operation that spends is asked for. A new one needs a line here. */
const SPENDING: Record<string, Call> = {
  'media/generateImage': async ({ media }, { requestId }) => [
    await media.generateImage({ prompt: 'A lighthouse at night', requestId }),
  ],
  'scene/generateClip': async ({ scene }, { scene: id, requestId }) => [
    await scene.generateClip({ id, requestId }),
  ],
  'scene/generateImage': async ({ scene }, { scene: id, requestId }) => [
    await scene.generateImage({ id, style: 'AUTO', requestId }),
  ],
  'scene/generateVoice': async ({ scene }, { scene: id, requestId }) => [
    await scene.generateVoice({ id, voiceId: 'en-rachel', requestId }),
  ],
  'storyboard/create': async ({ storyboard }, { requestId: id }) => [
    await storyboard.create({ id, ...AN_IDEA }),
  ],
  'storyboard/generateAll': ({ storyboard }, { storyboard: id, requestId }) =>
    storyboard.generateAll({ id, kind: 'voice', scenes: 'missing', requestId }),
  'storyboard/makeMissing': ({ storyboard }, { storyboard: id, requestId }) =>
    storyboard.makeMissing({ id, requestId }),
  'storyboard/translate': async ({ storyboard }, { storyboard: id, requestId }) => [
    await storyboard.translate({ id, translationId: requestId, language: 'de' }),
  ],
  'storyboard/updateStale': ({ storyboard }, { storyboard: id, requestId }) =>
    storyboard.updateStale({ id, requestId }),
}

const spends = Object.entries(PERMISSIONS)
  .filter(([, permission]) => typeof permission === 'object' && permission.scope === 'spend')
  .map(([name]) => name)

test('every operation that spends is tried below', () => {
  expect(Object.keys(SPENDING).toSorted()).toEqual(spends.toSorted())
})

/** Somebody who can pay, with a scene whose image is out of date. */
async function openStudio() {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const { settings } = await startFakeGrok([])
  createTestWorker(server.context, { writer: createGrokWriter(settings) })
  const { db } = server.context
  const { workspaceId } = visitor.account
  const grant = { workspaceId, amount: 3000, description: 'Test', cause: 'grant:test' }
  await grantCredits(db, grant)
  const { id: storyboard, scenes } = await createWrittenStoryboard(visitor.account, 2)
  const [scene = '', other = ''] = scenes.map(({ id }) => id)
  await makeTake(visitor.account, scene, 'image')
  await visitor.client.scene.update({ id: scene, imagePrompt: 'A lighthouse at night' })
  const held = async () => {
    const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
    return row?.held
  }
  return {
    server,
    visitor,
    db,
    held,
    things: { storyboard, scene, requestId: randomUUID() },
    other,
  }
}

test.for(spends)('%s is started and charged once for each request id', async (name) => {
  const { visitor, db, held, things, other } = await openStudio()
  const call = SPENDING[name]
  if (!call) throw new Error(`${name} is not tried.`)
  const before = await db.$count(generations)
  const [one, same] = await Promise.all([
    call(visitor.client, things),
    call(visitor.client, things),
  ])
  const ids = one.map(({ id }) => id)
  expect(same.map(({ id }) => id)).toEqual(ids)
  expect((await call(visitor.client, things)).map(({ id }) => id)).toEqual(ids)
  expect(await db.$count(generations)).toBe(before + ids.length)
  const open = await db.select().from(holds).where(eq(holds.state, 'open'))
  expect(open.map(({ generationId }) => generationId).toSorted()).toEqual(ids.toSorted())
  expect(await held()).toBe(open.reduce((sum, { amount }) => sum + amount, 0))
  expect(await checkLedger(db)).toEqual([])

  const { requestId } = things
  const another = { id: other, style: 'AUTO', requestId } as const
  await expect(visitor.client.scene.generateImage(another)).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
    message: expect.stringContaining('Something else was asked for'),
  })
})

test('sent again after what it started was deleted, it is told so and nothing is started', async () => {
  const { visitor, db, things } = await openStudio()
  const { scene: id, requestId } = things
  const image = { id, style: 'AUTO', requestId } as const
  const before = await db.$count(generations)
  const { id: started } = await visitor.client.scene.generateImage(image)
  await visitor.client.generation.cancel({ id: started })
  await db.delete(generations).where(eq(generations.id, started))
  await expect(visitor.client.scene.generateImage(image)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'This was not found. It may have been deleted.',
  })
  expect(await db.$count(generations)).toBe(before)
})

test('what was refused may be sent again under its id, and ids of two workspaces do not meet', async () => {
  const { server, visitor, db, things } = await openStudio()
  const { scene: id, requestId } = things
  const image = { id, style: 'AUTO', requestId } as const
  await expect(
    visitor.client.scene.generateImage({ ...image, maxCredits: 1 }),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  expect(await db.$count(requests, eq(requests.id, requestId))).toBe(0)
  expect(await visitor.client.scene.generateImage({ ...image, maxCredits: 12 })).toMatchObject({
    state: 'queued',
  })
  const stranger = await server.signUp()
  await expect(stranger.client.scene.generateImage(image)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
