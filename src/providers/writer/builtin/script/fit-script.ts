import type { Draw } from './draw-lines.ts'
import { type ScriptLine, spokenMsOf } from './script-line.ts'

/** A gap as long as this part of a scene is worth another line. */
const WORTH_FILLING = 0.2

/**
 * Takes lines from the fullest scenes, never the hook or the close, while there is more than fits, and
 * adds lines to the shortest while much speech is missing: also what a long line left empty.
 */
export function fitScript(
  scenes: readonly ScriptLine[][],
  wantedMs: number,
  fullestMs: number,
  draw: Draw,
): ScriptLine[][] {
  return toppedUp(trimmed(scenes, fullestMs), wantedMs, draw)
}

function toppedUp(scenes: readonly ScriptLine[][], wantedMs: number, draw: Draw): ScriptLine[][] {
  const full = scenes.map((scene) => [...scene])
  for (;;) {
    const missingMs = wantedMs - spokenMsOf(full.flat())
    if (missingMs < (wantedMs / scenes.length) * WORTH_FILLING) return full
    const shortest = full.toSorted((a, b) => spokenMsOf(a) - spokenMsOf(b))[0]
    const next = draw.anything(missingMs)
    if (!next || !shortest) return full
    const isOnlyClose = shortest === full.at(-1) && shortest.length === 1
    shortest.splice(isOnlyClose ? 0 : 1, 0, next)
  }
}

function trimmed(scenes: readonly ScriptLine[][], fullestMs: number): ScriptLine[][] {
  const fitted = scenes.map((scene) => [...scene])
  while (spokenMsOf(fitted.flat()) > fullestMs) {
    const [fullest] = fitted
      .map((scene) => ({ scene, line: dispensable(scene, fitted) }))
      .filter(({ line }) => line !== undefined)
      .toSorted((a, b) => spokenMsOf(b.scene) - spokenMsOf(a.scene))
    if (!fullest?.line) break
    fullest.scene.splice(fullest.scene.indexOf(fullest.line), 1)
  }
  return fitted
}

/** Which line a scene can best do without: never the hook or the close, and a step only when it must. */
function dispensable(scene: ScriptLine[], scenes: ScriptLine[][]): ScriptLine | undefined {
  if (scene.length < 2) return undefined
  const inner = scene
    .slice(scene === scenes[0] ? 1 : 0, scene === scenes.at(-1) ? -1 : undefined)
    .filter((line) => !line.isKept)
  const free = inner.filter((line) => !line.inOrder)
  return (free.length > 1 ? free.at(-1) : free[0]) ?? inner.at(-1)
}
