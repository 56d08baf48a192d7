import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { ended } from '../analysis/ended.ts'
import { partClauses } from '../analysis/part-clauses.ts'
import { withContact } from './contact-line.ts'
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
  const { request, analysis, sceneCount } = needs
  const lines = messageLines(needs)
  const takenMs = spokenMsOf(lines) + shortestMs(welcomeLines(needs)) + sceneCount * VOICE_TAIL_MS
  const isFitting = takenMs <= request.durationS * 1000 * FULLEST && lines.length <= sceneCount
  return isFitting ? needs : { ...needs, analysis: { ...analysis, message: null } }
}

/** The thread that goes with an announcement, but for its last place. */
export function messageThread(needs: SupplyNeeds): Places {
  return placesOf(needs).slice(0, -1)
}

/** How an announcement closes: the last place of its thread, and where to come. */
export function welcomeLines(needs: SupplyNeeds): ScriptLine[] {
  const { language } = needs.request
  const welcomes = (placesOf(needs).at(-1) ?? []).map((frame) =>
    scriptLine(fillSlots(needs, frame), language),
  )
  return withContact(needs.choice.shuffled(welcomes), needs)
}

/** When, and what there is to gain, once more at the end. */
export function reminderLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, choice } = needs
  const end = analysis.message?.end ?? ''
  if (end === '') return []
  const reminders = choice
    .shuffled(frames.reminders)
    .map((frame) => scriptLine(fillSlots(needs, frame, { i: end }), request.language))
  return withContact(reminders, needs)
}

type Places = readonly (readonly string[])[]

function placesOf({ analysis, frames }: SupplyNeeds): Places {
  const { invitations: invitation, notices: notice, searches: search } = frames
  return { invitation, notice, search }[analysis.message?.kind ?? 'invitation']
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
