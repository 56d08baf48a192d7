import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { VideoStyle } from '#contract/options.ts'
import { createDraw } from './draw-lines.ts'
import { fitScript } from './fit-script.ts'
import type { LineSupply } from './line-supply.ts'
import { makeScene, type SceneNeeds } from './make-scene.ts'
import { type ScriptLine, spokenMsOf } from './script-line.ts'
import { spreadThread } from './spread-thread.ts'
import { STYLE_PLANS } from './style-plan.ts'

/** Speech and tails take at most this part of the video, so that every scene has room for its own. */
const FULLEST = 0.96
/** The close leaves the rest of the last scene to what comes before it. */
const CLOSE = 0.55

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
  const shareMs = (durationMs * plan.fill - tailsMs) / count
  const hook = fitting(supply.hooks, shareMs)
  const draw = createDraw([...supply.ideaAfter(hook), ...supply.substance], supply.reserve)
  const close = fitting(supply.closes, shareMs * CLOSE)
  const places = spreadThread(supply.thread, count - 1)

  const scenes: ScriptLine[][] = []
  for (let at = 0; at < count; at++) {
    const missingMs = shareMs * (at + 1) - spokenMsOf(scenes.flat())
    const wantedMs = Math.max(shareMs * 0.8, Math.min(shareMs * 1.25, missingMs))
    scenes.push(makeScene({ ...wordsOfScene(at), wantedMs }, draw))
  }
  return fitScript(scenes, shareMs * count, durationMs * FULLEST - tailsMs, draw)

  function wordsOfScene(at: number): Omit<SceneNeeds, 'wantedMs'> {
    const [own, ...others] = places[at - 1] ?? []
    if (at === 0) {
      return { own: [hook], more: supply.afterHook, ending: [], substanceFirst: false }
    }
    const isLast = at === count - 1
    const isPressed = plan.numbersSteps && draw.inOrderLeft() >= count - at
    return {
      own: own && !isPressed ? [own] : [],
      more: isLast ? supply.beforeClose : plan.tellsBoth ? others : [],
      ending: isLast ? [close] : [],
      substanceFirst: plan.numbersSteps,
    }
  }
}

/** The first line that leaves room in its scene, or the shortest. */
function fitting(lines: readonly ScriptLine[], shareMs: number): ScriptLine {
  const shortest = lines.toSorted((a, b) => a.spokenMs - b.spokenMs)[0] as ScriptLine
  return lines.find((line) => line.spokenMs <= shareMs) ?? shortest
}
