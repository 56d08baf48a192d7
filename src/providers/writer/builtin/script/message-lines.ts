import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { ended } from '../analysis/ended.ts'
import { partClauses } from '../analysis/part-clauses.ts'
import { capitalised } from './fill-frame.ts'
import { fillSlots } from './fill-slots.ts'
import { keptLine, type ScriptLine, scriptLine, shortestMs, spokenMsOf } from './script-line.ts'
import { sceneShareMs } from './scene-share.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Speech and tails take at most this part of a video. */
const FULLEST = 0.95
/** A scene may take so much more than its share before a message is parted. */
const STRETCH = 1.15

/** The same needs, without the idea's message where the video is too short for it. */
export function withFittingMessage(needs: SupplyNeeds): SupplyNeeds {
  const { request, analysis, frames, sceneCount } = needs
  const lines = messageLines(needs)
  const welcomes = (frames.invitations.at(-1) ?? []).map((frame) =>
    scriptLine(fillSlots(needs, frame), request.language),
  )
  const takenMs = spokenMsOf(lines) + shortestMs(welcomes) + sceneCount * VOICE_TAIL_MS
  const isFitting = takenMs <= request.durationS * 1000 * FULLEST && lines.length <= sceneCount
  return isFitting ? needs : { ...needs, analysis: { ...analysis, message: null } }
}

/**
 * The idea's message, a line a scene, from the first scene on: whole where it fits, else parted where a
 * clause ends. Empty when the idea is none.
 */
export function messageLines({ request, analysis, sceneCount }: SupplyNeeds): ScriptLine[] {
  const { style, durationS, language } = request
  const longestMs = sceneShareMs(style, durationS * 1000, sceneCount) * STRETCH
  const isShort = (part: string) => keptLine(part, language).spokenMs <= longestMs
  return (analysis.message?.sentences ?? [])
    .flatMap((sentence) => partClauses(sentence, language, isShort))
    .map((part) => keptLine(ended(capitalised(part), language), language))
}
