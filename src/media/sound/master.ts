import { LOUDNESS_LUFS } from '#composition/audio-plan.ts'
import { limit } from './limit.ts'
import { integratedLoudness } from './loudness.ts'
import { SILENT_LUFS } from './mix-sound.ts'
import type { Stereo } from './stereo.ts'

const TOLERANCE_LU = 0.3
const MOST_ROUNDS = 4

/**
 * Brings a mix to the loudness platforms play at, with true peaks under a ceiling. Limiting takes some
 * loudness away again, so it measures what came out and corrects the gain. A mix that is silent stays so.
 *
 * @param ceilingDb highest true peak in dBTP.
 */
export function master(mix: Stereo, ceilingDb: number): Stereo {
  const loudness = integratedLoudness(mix)
  const ceiling = 10 ** (ceilingDb / 20)
  let gainDb = loudness < SILENT_LUFS ? 0 : LOUDNESS_LUFS - loudness
  for (let round = 1; ; round++) {
    const sound = mix.map((samples) => samples.slice()) as Stereo
    limit(sound, 10 ** (gainDb / 20), ceiling)
    const missing = LOUDNESS_LUFS - integratedLoudness(sound)
    const done = loudness < SILENT_LUFS || Math.abs(missing) < TOLERANCE_LU
    if (done || round === MOST_ROUNDS) return sound
    gainDb += missing
  }
}
