import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureSound } from '#testing/independent-decoder.ts'
import { writeSound, writeSpeech } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { decodeSound, type Stereo, silence } from './decode-sound.ts'
import { highestTruePeak, limit } from './master.ts'
import { integratedLoudness } from './measure-loudness.ts'

function truePeakDb(sound: Stereo): number {
  return 20 * Math.log10(highestTruePeak(sound))
}

test('loudness and true peak agree with FFmpeg’s meter', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'sound.wav')
  await writeSpeech(path, 6)
  const expected = await measureSound(path)
  const sound = decodeSound(path)
  // A mono file counts once in its own meter and twice as stereo, at 3 dB less for each channel.
  expect(integratedLoudness(sound)).toBeCloseTo(expected.lufs, 0)
  await writeSound(path, 'aevalsrc=min(t\\,0.5)*sin(2*PI*11003*t)|0.3*sin(2*PI*440*t):d=3:s=48000')
  const tone = decodeSound(path)
  const byFfmpeg = await measureSound(path)
  expect(Math.abs(integratedLoudness(tone) - byFfmpeg.lufs)).toBeLessThan(0.1)
  expect(Math.abs(truePeakDb(tone) - byFfmpeg.truePeakDb)).toBeLessThan(0.3)
})

test('a full-scale 997 Hz tone in one channel is -3.01 LUFS, as the standard says', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'sound.wav')
  await writeSound(path, 'aevalsrc=sin(2*PI*997*t)|0:d=3:s=48000')
  expect(integratedLoudness(decodeSound(path))).toBeCloseTo(-3.01, 1)
})

test('silence is infinitely quiet, however short', () => {
  expect(integratedLoudness(silence(48_000))).toBe(Number.NEGATIVE_INFINITY)
  expect(integratedLoudness(silence(0))).toBe(Number.NEGATIVE_INFINITY)
})

test('a limited sound stays under its ceiling between the samples, too', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'sound.wav')
  await writeSpeech(path, 3)
  const sound = decodeSound(path)
  limit(sound, 8, 10 ** (-2 / 20))
  expect(truePeakDb(sound)).toBeLessThanOrEqual(-1.9)
  expect(truePeakDb(sound)).toBeGreaterThan(-2.5)
})

test('a sound under the ceiling is only made louder, not changed', () => {
  const ramp = Float32Array.from({ length: 1000 }, (_, at) => at / 4000)
  const sound: Stereo = [ramp.slice(), ramp.slice()]
  limit(sound, 2, 0.9)
  expect(sound[0]).toEqual(ramp.map((value) => value * 2))
})
