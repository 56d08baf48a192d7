import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations, storyboards } from '#database/schema/index.ts'
import { COMMAND_LINE_USER_ID } from '#domain/actor.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { createGrokWriter } from '#providers/writer/grok/create-grok-writer.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { startFakeGrok } from '#testing/fakes/grok.ts'
import { makeTake } from '#testing/make-take.ts'
import { OPERATOR_TOKEN, openTestServer } from '#testing/test-server.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { writeStoryboard } from '#worker/handlers/storyboard.ts'
import { runGeneration } from '#worker/run-generation.ts'
import { createClient } from './client.ts'
import { readMakeOptions } from './make-options.ts'
import { makeVideo } from './make-video.ts'
import type { Progress } from './progress.ts'

/** A kept storyboard of the command line, finished, and Grok to translate it. Call it inside the test. */
async function keptStoryboard() {
  const { url, context } = await openTestServer()
  const client = createClient(url, OPERATOR_TOKEN)
  const grant = { requestId: crypto.randomUUID(), amount: 1000, description: 'Test' }
  await client.operator.grantCredits(grant)
  const { settings } = await startFakeGrok()
  const writer = createGrokWriter(settings)
  const account = await enterWorkspace(context, COMMAND_LINE_USER_ID)
  const { id, scenes } = await createWrittenStoryboard(account)
  const worker = createTestWorker(context, { writer })
  for (const scene of scenes) await makeTake(account, scene.id, 'voice')
  for (const scene of scenes) await makeTake(account, scene.id, 'image')
  for (const scene of scenes) await makeTake(account, scene.id, 'clip')
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
  const queued = async () =>
    await context.db.select().from(generations).where(eq(generations.state, 'queued'))
  return { client, context, id, worker, make, queued, writer }
}

test('a kept storyboard is translated, and only its voices are made anew', async () => {
  const { client, id, worker, make, queued, writer } = await keptStoryboard()
  const before = await client.storyboard.get({ id })
  const { making, notes, stop } = make([
    '--language',
    'de',
    '--models',
    `storyboard=${writer.name}`,
  ])
  const stopped = expect(making).rejects.toThrow(/^Stopped\. What was made is kept: .* --from /)
  await expect.poll(async () => (await queued()).map(({ kind }) => kind)).toEqual(['storyboard'])
  expect(notes).toEqual([
    'Into de it is translated and spoken anew, for about 25 credits; pictures with words in them are made anew, too. The storyboard in en stays as it is.',
  ])
  const [translation] = await queued()
  expect(translation).toMatchObject({ provider: writer.name, price: 10 })
  await runGeneration(worker, translation?.id ?? '', writeStoryboard)
  await expect
    .poll(async () => (await queued()).map(({ kind }) => kind))
    .toEqual(['voice', 'voice', 'voice'])
  const told = await client.storyboard.get({ id: translation?.storyboardId ?? '' })
  expect(told).toMatchObject({ language: 'de', status: 'processing' })
  for (const { clip } of told.scenes) expect(clip.status).toBe('complete')
  stop()
  await stopped
  expect(await client.storyboard.get({ id })).toEqual(before)
})

test('a cap below its price starts nothing, and stopping leaves nothing under way', async () => {
  const { context, make, queued } = await keptStoryboard()
  await expect(make(['--language', 'de', '--cap', '24']).making).rejects.toThrow(
    'This can cost 25 credits, and --cap allows 24. Nothing was started; --from without --language makes it in its own.',
  )
  expect(await queued()).toEqual([])
  const { making, stop } = make(['--language', 'de'])
  const stopped = expect(making).rejects.toThrow()
  await expect.poll(async () => (await queued()).length).toBe(1)
  stop()
  await stopped
  expect(await queued()).toEqual([])
  expect(await context.db.$count(storyboards)).toBe(1)
})
