import { expect, test } from 'vitest'
import type { MusicMood } from '#contract/options.ts'
import { filter, highPass } from '#studio/sound/biquad.ts'
import { readWav } from '#studio/sound/read-wav.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { testMusician } from '../musician-compliance.ts'
import { createBuiltinMusician } from './create-builtin-musician.ts'

testMusician('builtin', createBuiltinMusician)

test('a bed of an odd length has exactly its samples', async () => {
  const { samples } = await compose('warm', 3, 37_123)
  expect(samples.length).toBe(Math.round(37.123 * 44_100))
})

test('a bright bed sounds brighter than a calm one', async () => {
  const [calm, bright] = await Promise.all([
    compose('calm', 4, 20_000),
    compose('bright', 4, 20_000),
  ])
  expect(shareAbove4kHz(bright)).toBeGreaterThan(2 * shareAbove4kHz(calm))
})

test('the ending is quieter than the middle', async () => {
  const { samples, sampleRate } = await compose('driving', 8, 30_000)
  const middle = power(samples.subarray(12 * sampleRate, 18 * sampleRate))
  const ending = power(samples.subarray(-2 * sampleRate))
  expect(ending).toBeLessThan(middle / 4)
})

type Sound = { samples: Float32Array; sampleRate: number }

async function compose(mood: MusicMood, seed: number, durationMs: number): Promise<Sound> {
  const folder = temporaryFolder()
  const { path } = await createBuiltinMusician().compose(
    { mood, seed, durationMs },
    { folder, signal: AbortSignal.timeout(50_000) },
  )
  const { channels, sampleRate } = await readWav(path)
  return { samples: channels[0] as Float32Array, sampleRate }
}

function power(samples: Float32Array): number {
  return samples.reduce((sum, value) => sum + value * value, 0) / samples.length
}

function shareAbove4kHz({ samples, sampleRate }: Sound): number {
  const high = Float32Array.from(samples)
  filter(high, highPass(4000, sampleRate))
  return power(high) / power(samples)
}
