import { memoryMBOf } from './family.ts'
import { makeFilm } from './make-film.ts'

/** Reading it takes the kernel longer the more there is: often enough to see a peak, seldom enough not to make one. */
const INTERVAL_MS = 1000

/** The most memory that a film takes, all processes together, with clips and with stills: in a run where nothing is timed. */
export async function benchMemory(): Promise<Record<string, number>> {
  return {
    'memory.clipsPeakMB': await peakMB([]),
    'memory.stillsPeakMB': await peakMB(['--stills']),
  }
}

async function peakMB(options: string[]): Promise<number> {
  let peak = 0
  await makeFilm(options, ({ pid }) => {
    const look = () => (peak = Math.max(peak, memoryMBOf(pid ?? 0)))
    const timer = setInterval(look, INTERVAL_MS)
    return () => clearInterval(timer)
  })
  return Math.round(peak)
}
