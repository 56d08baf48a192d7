import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOUDNESS_LUFS } from '#composition/audio-plan.ts'
import { writeSound } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { decodeSound } from '../sound/decode-sound.ts'
import { integratedLoudness } from '../sound/measure-loudness.ts'
import { cleanRecording } from './clean-recording.ts'

test.each([
  ['quiet', '0.2'],
  ['loud', '7'],
])(
  'a recording that is %s has the loudness of the others, without the silence around it',
  async (_, volume) => {
    const folder = temporaryFolder()
    const path = join(folder, 'recorded.wav')
    const tone = `sine=f=300:d=3,tremolo=f=4:d=0.6,volume=${volume}`
    await writeSound(path, `${tone},adelay=2000,apad=pad_dur=2`)
    const clean = await cleanRecording({ path, outputPath: join(folder, 'clean.mp3') })
    expect(Math.abs(integratedLoudness(decodeSound(clean.path)) - LOUDNESS_LUFS)).toBeLessThan(1)
    expect(Math.abs(clean.durationMs - 3300)).toBeLessThan(100)
  },
)
