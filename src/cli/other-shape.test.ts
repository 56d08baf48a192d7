import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assets, generations, storyboards } from '#database/schema/index.ts'
import { COMMAND_LINE_USER_ID } from '#domain/actor.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { setInType } from '#domain/scene/index.ts'
import { copyStoryboard, deleteStoryboard } from '#domain/storyboard/index.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { finishTake, makeTake } from '#testing/make-take.ts'
import { OPERATOR_TOKEN, openTestServer } from '#testing/test-server.ts'
import { createClient } from './client.ts'
import { readMakeOptions } from './make-options.ts'
import { makeVideo } from './make-video.ts'
import type { Progress } from './progress.ts'

/** A kept storyboard of the command line with a voice, an image and a clip in each of its three scenes. */
async function keptStoryboard() {
  const { url, context } = await openTestServer()
  const client = createClient(url, OPERATOR_TOKEN)
  await client.operator.grantCredits({
    requestId: crypto.randomUUID(),
    amount: 1000,
    description: 'Test',
  })
  const account = await enterWorkspace(context, COMMAND_LINE_USER_ID)
  const { id, scenes } = await createWrittenStoryboard(account)
  for (const scene of scenes) await makeTake(account, scene.id, 'voice')
  for (const scene of scenes) await makeTake(account, scene.id, 'image')
  for (const scene of scenes) await makeTake(account, scene.id, 'clip')
  const read = () => client.storyboard.get({ id })
  /** `npm run make -- --from` with more options, in this process. */
  const make = (args: string[]) => {
    const notes: string[] = []
    const progress: Progress = { report: () => undefined, note: (text) => void notes.push(text) }
    const interrupt = new AbortController()
    const options = readMakeOptions(['--from', id, ...args])
    if (options === 'help') throw new Error('no help was asked for')
    const instance = { url, operatorToken: OPERATOR_TOKEN, close: () => Promise.resolve() }
    const making = makeVideo(client, instance, options, progress, interrupt.signal)
    return { making, notes, stop: () => interrupt.abort() }
  }
  return { client, context, account, id, read, make }
}

test('another shape keeps texts and voices, says the price and leaves the kept storyboard as it is', async () => {
  const { client, context, account, id, read, make } = await keptStoryboard()
  const before = await read()
  const { making, notes, stop } = make(['--aspect', '1/1', '--captions', 'quiet'])
  const stopped = expect(making).rejects.toThrow(/^Stopped\. What was made is kept: .* --from /)
  const images = () => context.db.select().from(generations).where(eq(generations.state, 'queued'))
  await expect.poll(async () => (await images()).length).toBe(3)
  expect(notes).toEqual([
    'In 1/1 the pictures are made anew, for at most 396 credits. The storyboard in 9/16 stays as it is.',
  ])
  const [queued] = await images()
  const copy = await client.storyboard.get({ id: queued?.storyboardId ?? '' })
  expect(copy).toMatchObject({ aspectRatio: '1/1', title: before.title, status: 'processing' })
  expect(copy.scenes).toHaveLength(3)
  for (const [index, scene] of copy.scenes.entries()) {
    const original = before.scenes[index]
    expect(scene.voiceOverText).toBe(original?.voiceOverText)
    expect(scene.durationMs).toBe(original?.durationMs)
    expect(scene.voice).toMatchObject({ asset: { id: original?.voice.asset?.id }, isStale: false })
    expect([scene.image.asset, scene.clip.asset]).toEqual([null, null])
  }
  for (const { request } of await images()) expect(request).toMatchObject({ aspectRatio: '1/1' })
  stop()
  await stopped
  expect(await read()).toEqual(before)
  // A voice-over stays until the last of the two storyboards is gone.
  await deleteStoryboard(account, copy)
  expect(await read()).toEqual(before)
  await deleteStoryboard(account, { id })
  expect(await context.db.select().from(assets)).toEqual([])
  expect(await checkLedger(context.db)).toEqual([])
})

test('a cap below the price of another shape starts nothing and makes no copy', async () => {
  const { context, make } = await keptStoryboard()
  const { making } = make(['--aspect', '16/9', '--cap', '395'])
  await expect(making).rejects.toThrow(
    'This can cost 396 credits, and --cap allows 395. Nothing was started; --from without --aspect makes it in the shape it has.',
  )
  expect(await context.db.select().from(storyboards)).toHaveLength(1)
})

test('words that were set in type are set in type again, free, and what is awaited is not asked for twice', async () => {
  const { client, context, account, id: kept, make, read } = await keptStoryboard()
  await client.storyboard.reopen({ id: kept })
  for (const { id } of (await read()).scenes) {
    await finishTake(account, await setInType(account, { id }))
  }
  await context.db.update(assets).set({ details: { isTextCard: true } })
  const { making, notes, stop } = make(['--aspect', '1/1'])
  const stopped = expect(making).rejects.toThrow(/^Stopped\./)
  const queued = () => context.db.select().from(generations).where(eq(generations.state, 'queued'))
  await expect.poll(async () => (await queued()).length).toBe(3)
  expect(notes[0]).toContain('for at most 360 credits')
  expect((await queued()).map(({ price, kind }) => [kind, price])).toEqual(
    Array.from({ length: 3 }, () => ['image', 0]),
  )
  stop()
  await stopped
})

test('a copy is not made while a voice-over is on its way, and storyboards of others are not found', async () => {
  const { client, account, id } = await keptStoryboard()
  await client.storyboard.reopen({ id })
  await client.storyboard.generateAll({ id, kind: 'voice', scenes: 'all' })
  await expect(copyStoryboard(account, { id, aspectRatio: '1/1' })).rejects.toThrow(
    'Something of this storyboard is being made. Wait for it or cancel it first.',
  )
  const stranger = { ...account, workspaceId: crypto.randomUUID() }
  await expect(copyStoryboard(stranger, { id, aspectRatio: '1/1' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('in the shape it has, the kept storyboard itself is gone on with', async () => {
  const { context, make } = await keptStoryboard()
  const { making, notes, stop } = make(['--aspect', '9/16'])
  const stopped = expect(making).rejects.toThrow(/^Stopped\./)
  const exporting = () =>
    context.db.select().from(generations).where(eq(generations.kind, 'export'))
  await expect.poll(async () => (await exporting()).length).toBe(1)
  stop()
  await stopped
  expect(notes).toEqual([])
  expect(await context.db.select().from(storyboards)).toHaveLength(1)
})
