import { type Stereo, samplesOf } from '../sound/decode-sound.ts'

const STEP_MS = 20
/** What stays before the first sound and after the last. */
const LEAD_MS = 100
const TAIL_MS = 200
/** A voice stands out from the room by so much, and is not further than that below its own loudest. */
const ABOVE_ROOM_DB = 10
const BELOW_PEAK_DB = 40
const SILENCE_DB = -60
/** Shorter sounds are a click of the switch. */
const SHORTEST_MS = 80

/** From the first sound of a voice to its last, in samples; null when none is heard. */
export function voicedPart(sound: Stereo): { first: number; end: number } | null {
  const step = samplesOf(STEP_MS)
  const levels = Array.from({ length: Math.floor(sound[0].length / step) }, (_, at) =>
    levelOf(sound, at * step, step),
  )
  const sorted = levels.toSorted((a, b) => a - b)
  const room = sorted[Math.floor(sorted.length * 0.05)] ?? SILENCE_DB
  const peak = sorted.at(-1) ?? SILENCE_DB
  // Without a pause there is no room to be heard: all of it is voice.
  const aboveRoom = room + ABOVE_ROOM_DB < peak ? room + ABOVE_ROOM_DB : room
  const threshold = Math.max(Math.min(aboveRoom, peak - 6), peak - BELOW_PEAK_DB, SILENCE_DB)
  const runs = runsAbove(levels, threshold).filter(
    ({ first, end }) => (end - first) * STEP_MS >= SHORTEST_MS,
  )
  const [opening] = runs
  const last = runs.at(-1)
  if (!opening || !last) return null
  return {
    first: Math.max(0, opening.first * step - samplesOf(LEAD_MS)),
    end: Math.min(sound[0].length, last.end * step + samplesOf(TAIL_MS)),
  }
}

function levelOf([left, right]: Stereo, from: number, length: number): number {
  let power = 0
  for (let at = from; at < from + length; at++)
    power += ((left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2) / 2
  return 10 * Math.log10(power / length + 1e-12)
}

function runsAbove(levels: number[], threshold: number): { first: number; end: number }[] {
  const runs: { first: number; end: number }[] = []
  for (const [at, level] of levels.entries()) {
    if (level < threshold) continue
    const last = runs.at(-1)
    if (last?.end === at) last.end++
    else runs.push({ first: at, end: at + 1 })
  }
  return runs
}
