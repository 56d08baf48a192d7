import { expect, onTestFinished, test } from 'vitest'
import { getStudio } from '#domain/studio.ts'
import { OPENERS } from '#providers/open-studio.ts'
import { startFakeElevenLabs } from '#testing/fakes/elevenlabs.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { keepModels } from './keep-models.ts'

const BRIAN = 'nPczCjzI2devNBz1zQrb'

test('a voice that its vendor has taken away cannot be picked once the vendor was asked', async () => {
  const fake = await startFakeElevenLabs()
  const ctx = await createTestContext(OPENERS)
  ctx.vendors.environment.elevenlabs = { key: fake.key, baseUrl: fake.url }
  const account = await openAccount(ctx)
  const isThere = async (voiceId: string) => {
    const { unsupportedVoices, offered } = await getStudio(account)
    const model = offered.narrator[0]
    expect(model?.unsupportedVoices).toEqual(unsupportedVoices)
    return !(voiceId in unsupportedVoices)
  }
  const { refresh, stop } = await keepModels(ctx)
  onTestFinished(stop)
  await expect.poll(() => isThere('en-alice')).toBe(false)
  expect(await isThere('en-brian')).toBe(true)
  fake.voices.delete(BRIAN)
  await refresh()
  await expect.poll(() => isThere('en-brian')).toBe(false)
  expect(await isThere('en-sarah')).toBe(true)
})
