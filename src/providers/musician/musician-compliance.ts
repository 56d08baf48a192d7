import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '#contract/options.ts'
import { measureLoudness } from '#studio/sound/measure-loudness.ts'
import { readWav } from '#studio/sound/read-wav.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { CallOptions } from '../call-options.ts'
import type { MusicianProvider } from './musician-provider.ts'

/** What every musician must do, whoever plays. Call it at the top of a test file. */
export function testMusician(kind: string, create: () => MusicianProvider): void {
  for (const mood of MUSIC_MOODS) {
    test(`${kind}: a ${mood} bed is exactly as long as asked, even in level, and dies away`, async () => {
      const options = await callOptions()
      const bed = await create().compose({ mood, seed: 11, durationMs: 15_000 }, options)
      const { channels, sampleRate } = await readWav(bed.path)
      const [left, right] = channels as [Float32Array, Float32Array]

      expect(dirname(bed.path)).toBe(options.folder)
      expect(bed.durationMs).toBe(15_000)
      expect([left.length, right.length]).toEqual([15 * sampleRate, 15 * sampleRate])
      expect(Math.abs(measureLoudness(channels, sampleRate) + 18)).toBeLessThan(1)
      expect(highest(left)).toBeLessThanOrEqual(10 ** (-2 / 20))
      expect(highest(right)).toBeLessThanOrEqual(10 ** (-2 / 20))
      expect(highest(left.subarray(-sampleRate / 100))).toBeLessThan(0.002)
      expect(left).not.toEqual(right)
    })
  }

  test(`${kind}: a seed always gives the same bed, another seed another one`, async () => {
    const first = await bytesOf(create(), 5)
    expect(first.equals(await bytesOf(create(), 5))).toBe(true)
    expect(first.equals(await bytesOf(create(), 6))).toBe(false)
  })

  test(`${kind}: an aborted call ends with the reason it was aborted for`, async () => {
    const abort = new AbortController()
    const composing = create().compose(
      { mood: 'calm', seed: 1, durationMs: 60_000 },
      { ...(await callOptions()), signal: abort.signal },
    )
    abort.abort(new Error('not needed any more'))
    await expect(composing).rejects.toThrow('not needed any more')
  })

  test(`${kind}: a length that no bed can have is refused`, async () => {
    for (const durationMs of [0, -1, Number.NaN]) {
      const composing = create().compose({ mood: 'calm', seed: 1, durationMs }, await callOptions())
      await expect(composing).rejects.toMatchObject({ name: 'ProviderError', kind: 'unsupported' })
    }
  })
}

async function callOptions(): Promise<CallOptions> {
  const folder = temporaryFolder()
  return { folder, signal: new AbortController().signal }
}

async function bytesOf(musician: MusicianProvider, seed: number): Promise<Buffer> {
  const request = { mood: 'bright', seed, durationMs: 15_000 } as const
  return await readFile((await musician.compose(request, await callOptions())).path)
}

function highest(samples: Float32Array): number {
  return samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}
