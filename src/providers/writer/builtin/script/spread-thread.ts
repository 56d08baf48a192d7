import type { SeededChoice } from '../seeded-choice.ts'
import type { ScriptLine } from './script-line.ts'

/**
 * The places of a style's thread for so many scenes, in order: one of each stretch of places when there
 * are more places than scenes; each alternative a place of its own when there are fewer, and none for some
 * scenes when even they are too few. The last scene always gets one of the last places.
 */
export function spreadThread(
  thread: readonly ScriptLine[][],
  scenes: number,
  choice: SeededChoice,
): ScriptLine[][] {
  const places = scenes > thread.length ? thread.flat().map((line) => [line]) : thread
  return Array.from({ length: scenes }, (_, at) => {
    const from = Math.floor((at * places.length) / scenes)
    const to = Math.floor(((at + 1) * places.length) / scenes)
    return to > from ? choice.pick(places.slice(from, to)) : []
  })
}
