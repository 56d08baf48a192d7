import { expect, test, vi } from 'vitest'
import { vendorCalls } from '#database/schema/index.ts'
import { createElevenLabsNarrator } from '#providers/narrator/elevenlabs/create-elevenlabs-narrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { startFakeElevenLabs } from '#testing/fakes/elevenlabs.ts'
import { startTake } from '#testing/make-take.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { studioWithCalls } from '#testing/vendor/studio-with-calls.ts'
import { speakVoiceOver } from '../handlers/voice.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from './ask-vendor.ts'

test('a voice-over that is found in the history is written down with what it costs', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, scene } = await accountWithScenes()
  const fake = await startFakeElevenLabs()
  fake.scenarios.push('hangs up served')
  const settings = { key: fake.key, baseUrl: fake.url, model: 'by-language' }
  const worker = createTestWorker(ctx, { narrator: createElevenLabsNarrator(settings) })
  await keepWorkerAlive(ctx, worker.workerId)
  const { id } = await startTake(account, scene.id, 'voice')
  await runGeneration(worker, id, speakVoiceOver)
  const costOf = async () => (await ctx.db.select().from(vendorCalls))[0]?.costMicroUsd
  expect(await costOf()).toBeNull()
  await askVendor(worker)
  const count = Array.from(fake.items[0]?.text ?? '').length
  expect(await costOf()).toBe(Math.round(count * 0.5 * 120))
})

test('a job that is found is written down with what it costs', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { vendor, worker, startClip, calls } = await studioWithCalls()
  vendor.afterBeginning = () => {
    throw new Error('socket hang up')
  }
  vendor.lookUp = ({ costs }) => {
    costs?.(350_000)
    return Promise.resolve({ handle: { id: 'job-1' } })
  }
  const { run } = await startClip()
  await run()
  await askVendor(worker)
  expect(await calls()).toMatchObject([{ state: 'accepted', costMicroUsd: 350_000 }])
})
