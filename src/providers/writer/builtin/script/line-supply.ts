import type { VideoStyle, WritingLanguage } from '#contract/options.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import { genericSteps } from './general-advice.ts'
import { capitalised } from './fill-frame.ts'
import { fillSlots } from './fill-slots.ts'
import { knownLines, neighbourLines } from './known-lines.ts'
import { messageLines } from './message-lines.ts'
import { ownLines } from './own-lines.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
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
  /** Close an announcement, as far as there is room. */
  reminders: ScriptLine[]
  closes: ScriptLine[]
}

/** Collects and fills everything that could be said for a request. */
export function supplyLines(needs: SupplyNeeds): LineSupply {
  const { request, analysis, frames, choice } = needs
  const style = frames.styles[request.style]
  const audience = frames.audiences[request.audience]
  const filled = (some: readonly string[]) =>
    choice
      .shuffled(sayable(some, analysis))
      .map((frame) => scriptLine(fillSlots(needs, frame), request.language))
  const early = filled(audience.early).slice(0, 1)
  const [, ...others] = analysis.sentences
  const { said, reserve } = knownLines(needs)
  const knowsHow = said.length > 0 && analysis.isFamiliar
  const welcomes = filled(frames.invitations.at(-1) ?? [])
  const message = messageLines(needs, shortestMs(welcomes))
  const isMessage = message.length > 0
  if (analysis.message && !isMessage) {
    return supplyLines({ ...needs, analysis: { ...analysis, message: null } })
  }
  const hooks = filled(style.hooks)
  const closes = analysis.closing
    ? [keptLine(ended(analysis.closing, request.language), request.language)]
    : filled(style.closes)
  const told = isMessage ? message : ownLines(needs, shortestMs(hooks) + shortestMs(closes))
  const hasSteps = told.length > 0 && analysis.steps.length > 0
  const isGeneric = !isMessage && !knowsHow && !hasSteps && STYLE_PLANS[request.style].numbersSteps
  const inquiries =
    STYLE_PLANS[request.style].inquires && !isMessage
      ? sayable(frames.inquiries, analysis).map((frame) =>
          scriptLine(fillSlots(needs, frame), request.language, true),
        )
      : []
  const { steps, comments } = isGeneric ? genericSteps(needs) : { steps: [], comments: [] }

  return {
    hooks,
    told,
    ideaAfter: (hook) => (isMessage ? [] : ideaAfter(hook, needs)),
    afterHook: early,
    lists: analysis.intent.kind === 'list',
    thread: isGeneric || hasSteps ? [] : threadOf(needs, isMessage).map((place) => filled(place)),
    substance: interleaved(
      (told.length > 0 ? [] : others).map((sentence) =>
        scriptLine(capitalised(sentence), request.language),
      ),
      hasSteps
        ? said.filter((line) => !line.inOrder)
        : interleaved([...steps, ...said], aspectLines(needs)),
    ),
    reserve: [
      ...comments,
      ...inquiries,
      ...reserve,
      ...(isMessage && isMoody(request.style)
        ? filled(frames.invitations.slice(0, -1).flat())
        : []),
      ...filled(frames.universal),
      ...neighbourLines(needs),
    ],
    beforeClose: filled(audience.late).slice(0, 1),
    reminders: isMessage ? [...remindersOf(needs), ...welcomes] : [],
    closes,
  }
}

function keptLine(text: string, language: WritingLanguage): ScriptLine {
  return { ...scriptLine(capitalised(text), language), isKept: true }
}

function shortestMs(lines: readonly ScriptLine[]): number {
  return Math.min(...lines.map(({ spokenMs }) => spokenMs))
}

function ended(text: string, language: WritingLanguage): string {
  if (/[.!?。！？]$/u.test(text)) return text
  return text + (language === 'ja' ? '。' : '.')
}

/** Only styles that live from their mood keep their thread around an announcement. */
function threadOf(
  { frames, request: { style } }: SupplyNeeds,
  isMessage: boolean,
): readonly (readonly string[])[] {
  const isOwn = !isMessage || isMoody(style)
  return isOwn ? frames.styles[style].develop : frames.invitations.slice(0, -1)
}

function isMoody(style: VideoStyle): boolean {
  return style === 'Cinematic' || style === 'Entertaining'
}

/** When, and what there is to gain, once more at the end. */
function remindersOf(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, choice } = needs
  const end = analysis.message?.end ?? ''
  if (end === '') return []
  return choice
    .shuffled(frames.reminders)
    .map((frame) => scriptLine(fillSlots(needs, frame, { i: end }), request.language))
}

/** Without the frames that name a subject, when the idea's words do not tell it. */
function sayable(frames: readonly string[], { subject }: IdeaAnalysis): readonly string[] {
  const nameless = frames.filter((frame) => !/\{s\}/iu.test(frame))
  return subject === '' && nameless.length > 0 ? nameless : frames
}

function ideaAfter(hook: ScriptLine, needs: SupplyNeeds): ScriptLine[] {
  const { analysis, slots, frames, request, choice } = needs
  const [first] = analysis.sentences
  const told = first !== undefined && first.length > slots.t.length + 8 ? first : slots.t
  if (request.style === 'Storytelling' && told === first) {
    return [scriptLine(capitalised(first), request.language)]
  }
  const isSaid = hook.text.toLowerCase().includes(told.toLowerCase())
  if (isSaid || told.length < slots.s.length + 6 || STYLE_PLANS[request.style].showsOnly) return []
  const end = request.language === 'ja' ? '。' : '.'
  const sentence = /[.!?。！？]$/u.test(told) ? told : `${told}${end}`
  const text = fillSlots(needs, choice.pick(frames.ideas), {
    i: told === first ? capitalised(sentence) : sentence,
  })
  return [scriptLine(text, request.language)]
}

function aspectLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, choice } = needs
  if (STYLE_PLANS[request.style].showsOnly || analysis.message) return []
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
