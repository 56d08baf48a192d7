import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { ended } from '../analysis/ended.ts'
import { partClauses } from '../analysis/part-clauses.ts'
import { beforeContact, withContact } from './contact-line.ts'
import { capitalised } from './fill-frame.ts'
import { fillSlots } from './fill-slots.ts'
import { keptLine, type ScriptLine, scriptLine, shortestMs, spokenMsOf } from './script-line.ts'
import { sceneShareMs } from './scene-share.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Speech and tails take at most this part of a video. */
const FULLEST = 0.95
/** A scene may take so much more than its share before a message is parted. */
const STRETCH = 1.15
/** What is repeated leaves so much of a scene to other words. */
const SHORT = 0.75
/** So many scenes have room to say twice where to come. */
const LONG_SCENES = 8

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
  return withContact(needs.choice.shuffled(thanksLines(needs)), needs)
}

/** The last place of an announcement's thread. */
export function thanksLines(needs: SupplyNeeds): ScriptLine[] {
  const { language } = needs.request
  return (placesOf(needs).at(-1) ?? []).map((frame) =>
    scriptLine(fillSlots(needs, frame), language),
  )
}

/** When, and what there is to gain, once more at the end; of other news all, where that is not long. */
export function reminderLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, sceneCount } = needs
  const { kind = 'notice', end = '', again = '' } = analysis.message ?? {}
  const isInvitation = kind === 'invitation'
  const longestMs = sceneShareMs(request.style, request.durationS * 1000, sceneCount)
  const whole = repeated(again, frames.repeats.slice(0, 1), needs)
  const short = whole.filter(({ spokenMs }) => spokenMs <= longestMs)
  const ends = repeated(end, isInvitation ? frames.reminders : frames.repeats, needs)
  const bare = repeated(end, ['{I}.'], needs)
  const reminders = isInvitation && ends.length > 0 ? ends : [...short, ...ends]
  return [...reminders, ...bare].map((line) => beforeContact(line, needs))
}

/** What an announcement says, in other words: where to come and who to call, and the whole of it. */
export function repeatLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, sceneCount } = needs
  if (!analysis.message) return []
  const { again, end } = analysis.message
  const { style, durationS, language } = request
  const [, summary = '', point = ''] = frames.repeats
  const [first, second] = frames.notes
  const longestMs = sceneShareMs(style, durationS * 1000, sceneCount) * SHORT
  const isShort = (part: string) => scriptLine(part, language).spokenMs <= longestMs
  const points = partClauses(end, language, isShort)
  const [whole = '', ...rest] = partClauses(again, language, isShort)
  const isLong = sceneCount >= LONG_SCENES
  return [
    ...repeated(analysis.contact, first ? [first] : [], needs),
    ...[...new Set([...points, ...rest])].flatMap((part) => repeated(part, [point], needs)),
    ...repeated(whole, [summary], needs),
    ...repeated(analysis.contact, second && isLong ? [second] : [], needs),
  ]
}

/** The same once more with other words before it, for long videos. */
export function spareRepeatLines(needs: SupplyNeeds): ScriptLine[] {
  const { end = '', again = '' } = needs.analysis.message ?? {}
  const said = [...repeatLines(needs), ...reminderLines(needs)]
  return [end, again]
    .flatMap((part) => repeated(part, needs.frames.repeats, needs))
    .filter(({ text }) => !said.some((line) => line.text.startsWith(text)))
}

function repeated(part: string, repeats: readonly string[], needs: SupplyNeeds): ScriptLine[] {
  if (part === '') return []
  return repeats.map((frame) =>
    scriptLine(fillSlots(needs, frame, { i: part }), needs.request.language),
  )
}

type Places = readonly (readonly string[])[]

function placesOf({ analysis, frames }: SupplyNeeds): Places {
  const { invitations, notices, farewells, searches } = frames
  const places = {
    invitation: invitations,
    notice: notices,
    farewell: farewells,
    search: searches,
  }
  return places[analysis.message?.kind ?? 'invitation']
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
