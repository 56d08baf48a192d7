import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { VideoStyle } from '#contract/options.ts'
import type { LineSupply } from './line-supply.ts'
import { type ScriptLine, spokenMsOf } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'

/** Speech and tails take at most this part of the video, so that every scene has room for its own. */
const FULLEST = 0.97
/** A scene may take so much more than its share when a sentence needs it. */
const STRETCH = 1.18

type Budget = { shareMs: number; fullestMs: number; tellsInSteps: boolean; linesPerFrame: number }

/**
 * Puts lines into scenes: the hook, the style's thread woven with substance, the close. The speech of
 * all scenes comes close to the style's part of the video's length and never exceeds what fits.
 */
export function composeScript(
  supply: LineSupply,
  style: VideoStyle,
  durationMs: number,
  count: number,
): ScriptLine[][] {
  const plan = STYLE_PLANS[style]
  const tailsMs = count * VOICE_TAIL_MS
  const budget: Budget = {
    shareMs: (durationMs * plan.fill - tailsMs) / count,
    fullestMs: durationMs * FULLEST - tailsMs,
    tellsInSteps: plan.numbersSteps,
    linesPerFrame: plan.linesPerFrame,
  }
  const draw = createDraw(supply)
  const hook = fitting(supply.hooks, budget.shareMs)
  const close = fitting(supply.closes, budget.shareMs)
  const thread = threadFor(supply.thread, count)
  const scenes: ScriptLine[][] = []
  for (let at = 0; at < count; at++) {
    const isLast = at === count - 1
    const ending = isLast ? [close] : []
    const spentMs = spokenMsOf(scenes.flat())
    const wantedMs = clamp(
      budget.shareMs * (at + 1) - spentMs,
      budget.shareMs * 0.8,
      budget.shareMs * 1.25,
    )
    const begun = at === 0 ? [hook] : (thread[at - 1] ?? [])
    const extras = at === 0 ? supply.afterHook : isLast ? supply.beforeClose : []
    scenes.push(
      sceneOf({
        begun,
        extras,
        ending,
        wantedMs,
        draw,
        leadsWithSubstance: budget.tellsInSteps && at > 0 && !isLast,
      }),
    )
  }
  return trimmed(toppedUp(scenes, budget, count, draw), budget.fullestMs)
}

type SceneParts = {
  begun: ScriptLine[]
  extras: ScriptLine[]
  ending: ScriptLine[]
  wantedMs: number
  draw: Draw
  leadsWithSubstance: boolean
}

function sceneOf({
  begun,
  extras,
  ending,
  wantedMs,
  draw,
  leadsWithSubstance,
}: SceneParts): ScriptLine[] {
  const roomAfter = (lines: ScriptLine[]) =>
    wantedMs * STRETCH - spokenMsOf(lines) - spokenMsOf(ending)
  const middle = [...begun]
  if (leadsWithSubstance) {
    const lead = draw(roomAfter(middle))
    if (lead) middle.unshift(lead)
  }
  for (const extra of extras) {
    if (ending.length === 0 && extra.spokenMs <= roomAfter(middle)) middle.push(extra)
  }
  while (spokenMsOf(middle) + spokenMsOf(ending) < wantedMs * 0.84) {
    const next = draw(roomAfter(middle))
    if (!next) break
    middle.push(next)
  }
  const late = ending.length ? extras.filter((extra) => extra.spokenMs <= roomAfter(middle)) : []
  return [...middle, ...late, ...ending]
}

type Draw = (longestMs: number) => ScriptLine | undefined

/** Hands out substance, then reserve, each line once: the first that is short enough. */
function createDraw(supply: LineSupply): Draw {
  const left = [...supply.substance, ...supply.reserve]
  return (longestMs) => {
    const nextInOrder = left.find((line) => line.inOrder)
    const at = left.findIndex(
      (line) => line.spokenMs <= longestMs && (!line.inOrder || line === nextInOrder),
    )
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
}

/** The lines of the thread for each scene between the first and the last, in order, evenly spread. */
function threadFor(thread: ScriptLine[][], count: number): ScriptLine[][] {
  const scenes = count - 1
  const flat =
    scenes > thread.length ? thread.flat() : thread.map((place) => place[0] as ScriptLine)
  return Array.from({ length: scenes }, (_, at) => {
    const place = Math.floor(((at + 0.5) * flat.length) / scenes)
    const line = flat[place]
    return line ? [line] : []
  })
}

function fitting(lines: ScriptLine[], shareMs: number): ScriptLine {
  const short = lines.toSorted((a, b) => a.spokenMs - b.spokenMs)[0] as ScriptLine
  return lines.find((line) => line.spokenMs <= shareMs) ?? short
}

function toppedUp(
  scenes: ScriptLine[][],
  { shareMs }: Budget,
  count: number,
  draw: Draw,
): ScriptLine[][] {
  const full = scenes.map((scene) => [...scene])
  for (;;) {
    const missingMs = shareMs * count - spokenMsOf(full.flat())
    const shortest = full.toSorted((a, b) => spokenMsOf(a) - spokenMsOf(b))[0]
    const next = missingMs > shareMs * 0.3 ? draw(missingMs) : undefined
    if (!next || !shortest) return full
    shortest.splice(1, 0, next)
  }
}

/** Takes lines out of the fullest scene, never its first or last, until everything fits. */
function trimmed(scenes: ScriptLine[][], fullestMs: number): ScriptLine[][] {
  const fitted = scenes.map((scene) => [...scene])
  while (spokenMsOf(fitted.flat()) > fullestMs) {
    const fullest = fitted
      .filter((scene) => scene.length > 1)
      .toSorted((a, b) => spokenMsOf(b) - spokenMsOf(a))[0]
    if (!fullest) break
    fullest.splice(fullest.length > 2 ? 1 : 0, 1)
  }
  return fitted
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
