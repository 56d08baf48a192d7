import { ended } from '../analysis/ended.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import { answerLines } from './answer-lines.ts'
import { chooseTelling, type Telling } from './choose-telling.ts'
import { genericSteps } from './general-advice.ts'
import { criteriaLines, verdictLines } from './comparing-lines.ts'
import { withContact } from './contact-line.ts'
import { capitalised } from './fill-frame.ts'
import { fillSlots } from './fill-slots.ts'
import { hasRoom } from './has-room.ts'
import { knownLines, neighbourLines } from './known-lines.ts'
import {
  messageThread,
  reminderLines,
  repeatLines,
  spareRepeatLines,
  thanksLines,
  welcomeLines,
  withFittingMessage,
} from './message-lines.ts'
import { keptLine, type ScriptLine, scriptLine, shortestMs, spokenMsOf } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Everything a script can be made of, each list in the order of use. */
export type LineSupply = {
  hooks: ScriptLine[]
  /** What is said in the idea's own words, a line a scene; in the first it stands in place of a hook. */
  told: (ScriptLine | undefined)[]
  /** The idea in its own words, unless this hook says it. */
  ideaAfter: (hook: ScriptLine) => ScriptLine[]
  /** Said in the first scene, as far as there is room. */
  afterHook: ScriptLine[]
  /** The style's own thread, in narrative order: for each place its alternatives. */
  thread: ScriptLine[][]
  /** The idea asks for so many of something: they come before the style's own words. */
  lists: boolean
  /** What the idea and the knowledge have to say, the best first. */
  substance: ScriptLine[]
  /** For when substance is used up. */
  reserve: ScriptLine[]
  beforeClose: ScriptLine[]
  /** Close what the idea announces or asks, as far as there is room. */
  reminders: ScriptLine[]
  closes: ScriptLine[]
  /** Nothing is lost when no close is said. */
  mayStayOpen: boolean
}

/** Collects and fills everything that could be said for a request. */
export function supplyLines(asked: SupplyNeeds): LineSupply {
  const needs = withFittingMessage(asked)
  const { request, analysis, frames, choice } = needs
  const { language } = request
  const style = frames.styles[request.style]
  const audience = frames.audiences[request.audience]
  const filled = (some: readonly string[]) =>
    choice
      .shuffled(sayable(some, analysis))
      .map((frame) => scriptLine(fillSlots(needs, frame), language))
  const early = filled(audience.early).slice(0, 1)
  const known = knownLines(needs)
  const hooks = filled(style.hooks)
  const wanted = capitalised(ended(analysis.closing, language))
  const isCompared = analysis.sides.length > 0 && !STYLE_PLANS[request.style].showsOnly
  const usual = isCompared ? verdictLines(needs) : filled(style.closes)
  const closes = withContact(analysis.closing ? [keptLine(wanted, language)] : usual, needs)
  const knowsHow = known.said.length > 0 && analysis.isFamiliar
  const { kind, told } = chooseTelling(needs, { hooks, closes }, knowsHow)
  const isNew = ({ text }: ScriptLine) => !told.some((line) => line?.text.includes(text))
  const [said, reserve] = [known.said.filter(isNew), known.reserve.filter(isNew)]
  const isMessage = kind === 'message'
  const isSolemn = isMessage && analysis.message?.kind !== 'invitation'
  // An opening bakery is no occasion to talk of bread, and coffee's side none to talk of tea.
  const isOnPoint = isMessage || analysis.sides.length > 0
  const isWelcomed = isMessage && analysis.closing === ''
  const isPlain = isMessage && !isMoody(needs)
  const thread = threadOf(needs, kind).map((place) => filled(place))
  const { steps, comments } =
    kind === 'general-steps' ? genericSteps(needs) : { steps: [], comments: [] }

  return {
    hooks,
    told,
    ideaAfter: (hook) => (isMessage ? [] : ideaAfter(hook, closes, needs)),
    afterHook: isSolemn ? [] : early,
    lists: analysis.intent.kind === 'list',
    thread: isPlain ? thread.slice(1).map((place) => place.slice(0, 1)) : thread,
    substance: interleaved(
      (told.length > 0 ? [] : analysis.later).map((sentence) =>
        scriptLine(capitalised(sentence), language),
      ),
      kind === 'own-steps'
        ? said.filter((line) => !line.inOrder)
        : isMessage
          ? interleaved(isPlain ? besidesOf(thread) : [], repeatLines(needs))
          : interleaved([...steps, ...(isOnPoint ? [] : said)], aspectLines(needs)),
    ),
    reserve: [
      ...comments,
      ...inquiryLines(needs).filter(isNew),
      ...(isMessage && isMoody(needs) ? filled(messageThread(needs).flat()) : []),
      ...spareRepeatLines(needs),
      ...(isOnPoint && !isSolemn ? said : []),
      ...(isSolemn ? [] : reserve),
      ...filled(frames.universal),
      ...neighbourLines(needs),
    ],
    beforeClose: isSolemn ? thanksLines(needs) : filled(audience.late).slice(0, 1),
    reminders: isWelcomed ? reminderLines(needs) : isMessage ? [] : answerLines(needs),
    closes: isWelcomed ? welcomeLines(needs) : closes,
    mayStayOpen: analysis.contact === '' && analysis.closing === '' && analysis.question === '',
  }
}

/** What an announcement's thread has beside the lines of its places: how it begins, and their alternatives. */
function besidesOf([first = [], ...others]: readonly ScriptLine[][]): ScriptLine[] {
  return [...first.slice(0, 1), ...others.flatMap((place) => place.slice(1))]
}

/** Steps need none; only styles that live from their mood keep theirs around an invitation. */
function threadOf(needs: SupplyNeeds, kind: Telling['kind']): readonly (readonly string[])[] {
  if (kind === 'own-steps' || kind === 'general-steps') return []
  const isOwn = kind === 'thread' || isMoody(needs)
  return isOwn ? needs.frames.styles[needs.request.style].develop : messageThread(needs)
}

function isMoody({ analysis, request: { style } }: SupplyNeeds): boolean {
  const isInvitation = analysis.message?.kind === 'invitation'
  return isInvitation && (style === 'Cinematic' || style === 'Entertaining')
}

/** Without the frames that name a subject, when the idea's words do not tell it. */
function sayable(frames: readonly string[], { subject }: IdeaAnalysis): readonly string[] {
  const nameless = frames.filter((frame) => !/\{s\}/iu.test(frame))
  return subject === '' && nameless.length > 0 ? nameless : frames
}

/** Questions are asked about a subject, not about an announcement; two sides are compared. */
function inquiryLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request } = needs
  if (analysis.sides.length > 0) return criteriaLines(needs)
  if (!STYLE_PLANS[request.style].inquires || analysis.message) return []
  if (isOfMistakes(analysis)) return []
  return sayable(frames.inquiries, analysis).map((frame) =>
    scriptLine(fillSlots(needs, frame), request.language, true),
  )
}

function isOfMistakes({ intent }: IdeaAnalysis): boolean {
  return intent.kind === 'list' && intent.of === 'mistakes'
}

function ideaAfter(
  hook: ScriptLine,
  closes: readonly ScriptLine[],
  needs: SupplyNeeds,
): ScriptLine[] {
  const { analysis, slots, frames, request, choice } = needs
  const { opening } = analysis
  if (STYLE_PLANS[request.style].showsOnly || isOfMistakes(analysis)) return []
  const told = opening.length > slots.t.length + 8 ? opening : slots.t
  const isSaid = hook.text.toLowerCase().includes(told.toLowerCase())
  if (isSaid || told.length < slots.s.length + 6) return []
  const sentence = ended(told, request.language)
  const text = fillSlots(needs, choice.pick(frames.ideas), {
    i: told === opening ? capitalised(sentence) : sentence,
  })
  const line = scriptLine(text, request.language)
  const fits = hasRoom(spokenMsOf([hook, line]) + shortestMs(closes), needs)
  // A statement is what the video is for; a question may be asked by its hook.
  return [{ ...line, isKept: analysis.intent.kind === 'open' && fits }]
}

function aspectLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, choice } = needs
  const isOnPoint = analysis.message !== null || analysis.sides.length > 0
  if (STYLE_PLANS[request.style].showsOnly || isOnPoint) return []
  const aspects = choice.shuffled(frames.aspects)
  return analysis.aspects
    .slice(0, aspects.length)
    .map((aspect, at) => fillSlots(needs, aspects[at] as string, { k: aspect }))
    .map((text) => scriptLine(text, request.language))
}

/** Two lists in turns, the first list first. */
function interleaved<Thing>(first: Thing[], second: Thing[]): Thing[] {
  const longest = Math.max(first.length, second.length)
  return Array.from({ length: longest }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((thing) => thing !== undefined)
}
