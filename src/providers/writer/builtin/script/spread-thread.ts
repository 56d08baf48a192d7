import type { ScriptLine } from './script-line.ts'

/**
 * The places of a style's thread for so many scenes: evenly spread and in order when there are more
 * places than scenes; each alternative a place of its own when there are fewer.
 */
export function spreadThread(thread: readonly ScriptLine[][], scenes: number): ScriptLine[][] {
  const places = scenes > thread.length ? thread.flat().map((line) => [line]) : thread
  return Array.from({ length: scenes }, (_, at) => {
    return places[Math.floor(((at + 0.5) * places.length) / scenes)] ?? []
  })
}
