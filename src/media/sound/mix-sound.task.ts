import { TRUE_PEAK_DBTP } from '#composition/audio-plan.ts'
import { serveTask } from '#sandbox/serve-task.ts'
import { planSound } from '../plan/composition-of.ts'
import { inspectVoice } from '../plan/scene-media.ts'
import type { RenderRequest } from '../render-request.ts'
import { decodeSound } from './decode-sound.ts'
import { highestTruePeak, master } from './master.ts'
import { mixSound } from './mix-sound.ts'
import { writeSound } from './write-sound.ts'

export type MixSoundInput = { request: RenderRequest; outputPath: string }

const BIT_RATE = 192_000
/** What AAC usually adds to a peak; more is found by decoding what was encoded. */
const MARGIN_DB = 0.5
const MOST_ROUNDS = 4

serveTask(async ({ request, outputPath }: MixSoundInput): Promise<{ truePeakDb: number }> => {
  const voices = await Promise.all(
    request.scenes.map((scene, index) => inspectVoice(scene, index + 1)),
  )
  const mix = mixSound(planSound(request, voices))
  let ceilingDb = TRUE_PEAK_DBTP - MARGIN_DB
  for (let round = 1; ; round++) {
    writeSound(master(mix, ceilingDb), outputPath, 'aac', BIT_RATE)
    const truePeakDb = 20 * Math.log10(highestTruePeak(decodeSound(outputPath)))
    if (truePeakDb <= TRUE_PEAK_DBTP || round === MOST_ROUNDS) return { truePeakDb }
    ceilingDb -= truePeakDb - TRUE_PEAK_DBTP + 0.1
  }
})
