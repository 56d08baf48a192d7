import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { VideoStyle } from '#contract/options.ts'
import { createDraw } from './draw-lines.ts'
import { fitScript } from './fit-script.ts'
import type { LineSupply } from './line-supply.ts'
import { makeScene, STRETCH, type SceneNeeds } from './make-scene.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { type ScriptLine, spokenMsOf } from './script-line.ts'
import { sceneShareMs } from './scene-share.ts'
import { spreadThread } from './spread-thread.ts'
import { STYLE_PLANS } from './style-plan.ts'

/** Speech and tails take at most this part of the video, so that every scene has room for its own. */
const FULLEST = 0.96
/** The close leaves the rest of the last scene to what comes before it. */
const CLOSE = 0.55
/** Less speech than this part of the video sounds empty. */
const EMPTIEST = 0.685
/** A scene that says less than this is over before it is seen. */
const SHORTEST_SCENE_MS = 2600
/** The point of '5. Mai' ends none. */
const SENTENCE_END = /(?<=[!?。！？]|(?<!(?<!\d)\d{1,2})\.)\s*/u
/** A sentence said twice is as bad as so much wrong time. */
const REPETITION_MS = 800

/**
 * Puts lines into scenes: the hook, the style's thread woven with substance, the close. The speech of
 * all scenes comes close to the style's part of the video's length. Where the first hook and close do
 * not allow that, the others are tried.
 */
export function composeScript(
  supply: LineSupply,
  style: VideoStyle,
  durationMs: number,
  count: number,
  choice: SeededChoice,
): ScriptLine[][] {
  const places = spreadThread(supply.thread, count - 1, choice)
  const shareMs = sceneShareMs(style, durationMs, count)
  const [first] = supply.told
  const hooks = first ? [first] : fittingFirst(supply.hooks, shareMs)
  const closes = [...supply.reminders, ...fittingFirst(supply.closes, shareMs * CLOSE)]
  const drafts = hooks.flatMap((hook) =>
    closes.map(
      (close) => () => draftScript({ supply, places, style, durationMs, count, hook, close }),
    ),
  )
  let best: ScriptLine[][] = []
  let smallestFault = Number.POSITIVE_INFINITY
  for (const draft of drafts) {
    const scenes = draft()
    const faultMs = faultOf(scenes, durationMs)
    if (faultMs < smallestFault) {
      best = scenes
      smallestFault = faultMs
    }
    if (faultMs === 0) break
  }
  return best
}

type DraftNeeds = {
  supply: LineSupply
  /** The thread's lines for each scene but the first. */
  places: readonly ScriptLine[][]
  style: VideoStyle
  durationMs: number
  count: number
  hook: ScriptLine
  close: ScriptLine
}

function draftScript({
  supply,
  places,
  style,
  durationMs,
  count,
  hook,
  close,
}: DraftNeeds): ScriptLine[][] {
  const plan = STYLE_PLANS[style]
  const tailsMs = count * VOICE_TAIL_MS
  const shareMs = sceneShareMs(style, durationMs, count)
  const [idea] = supply.ideaAfter(hook)
  const isIdeaFirst = idea && spokenMsOf([hook, idea]) <= shareMs * STRETCH
  const early = isIdeaFirst ? [idea] : []
  const leastPart = supply.lists ? 1 : 0.8
  const draw = createDraw([...early, ...supply.substance], supply.reserve)
  const scenes: ScriptLine[][] = []
  for (let at = 0; at < count; at++) {
    const missingMs = shareMs * (at + 1) - spokenMsOf(scenes.flat())
    const wantedMs = Math.max(shareMs * leastPart, Math.min(shareMs * 1.25, missingMs))
    scenes.push(makeScene({ ...wordsOfScene(at), wantedMs }, draw))
  }
  return fitScript(scenes, shareMs * count, durationMs * FULLEST - tailsMs, draw)

  function wordsOfScene(at: number): Omit<SceneNeeds, 'wantedMs'> {
    const isLast = at === count - 1
    const [own, ...others] = places[at - 1] ?? []
    const counts = plan.numbersSteps || supply.lists
    const scenesLeft = supply.lists ? 1 : count - at
    const late = at === 1 && !isIdeaFirst ? idea : undefined
    const told = at > 0 ? [late, supply.told[at]].filter((line) => line !== undefined) : []
    const isTold = told.length > 0
    // The last of a list matters more than a style's last words.
    const isCrowded =
      supply.lists &&
      supply.mayStayOpen &&
      draw.inOrderLeft() > 0 &&
      !draw.hasSubstance(shareMs * STRETCH - close.spokenMs)
    const isPressed = counts && draw.inOrderLeft() >= scenesLeft
    return {
      own: at === 0 ? [hook] : isTold ? told : own && !isPressed ? [own] : [],
      more:
        at === 0 ? supply.afterHook : isLast ? supply.beforeClose : plan.tellsBoth ? others : [],
      lastResort: plan.tellsBoth ? [] : others,
      ending: isLast && !isCrowded ? [close] : [],
      substanceFirst: counts && at > 0 && !isTold,
      isOwnOptional: at > 0 && !isTold && !plan.tellsBoth,
    }
  }
}

/** How far a script is from filling its time well; 0 when it does. */
function faultOf(scenes: readonly ScriptLine[][], durationMs: number): number {
  const spokenMs = spokenMsOf(scenes.flat())
  const tooMuchMs = spokenMs + scenes.length * VOICE_TAIL_MS - durationMs * (FULLEST + 0.01)
  const tooLittleMs = durationMs * EMPTIEST - spokenMs
  const tooShortMs = SHORTEST_SCENE_MS - Math.min(...scenes.map(spokenMsOf))
  const overMs = Math.max(0, tooMuchMs * 10) + Math.max(0, tooLittleMs) + Math.max(0, tooShortMs)
  return overMs + repetitionsIn(scenes) * REPETITION_MS
}

/** How many sentences have been said before. */
function repetitionsIn(scenes: readonly ScriptLine[][]): number {
  const sentences = scenes.flat().flatMap(({ text }) => text.split(SENTENCE_END))
  return sentences.length - new Set(sentences).size
}

/** The lines that leave room in their scene, then the others, the shortest first. */
function fittingFirst(lines: readonly ScriptLine[], longestMs: number): ScriptLine[] {
  const fitting = lines.filter((line) => line.spokenMs <= longestMs)
  const others = lines.filter((line) => line.spokenMs > longestMs)
  return [...fitting, ...others.toSorted((a, b) => a.spokenMs - b.spokenMs)]
}
