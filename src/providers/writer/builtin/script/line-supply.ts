import type { VideoStyle } from '#contract/options.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LineKind } from '../knowledge/knowledge.ts'
import { generalAdvice, genericSteps } from './general-advice.ts'
import { capitalised, fillFrame, type FrameSlots } from './fill-frame.ts'
import { knowledgeLines } from './knowledge-lines.ts'
import { messageLines } from './message-lines.ts'
import { numbered } from './numbered.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Everything a script can be made of, each list in the order of use. */
export type LineSupply = {
  hooks: ScriptLine[]
  /** An announcement in the idea's own words, a line a scene; it stands in place of a hook. */
  message: ScriptLine[]
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

/** Styles that would break their spell by talking about the idea. */
const SHOWS_ONLY = new Set<string>(['Storytelling', 'Cinematic'])
/** Those who come to a shop want to see it, not to learn how one is run. */
const SHOWN_KINDS: readonly LineKind[] = ['images', 'wonders']
/** Topics whose advice is for those who make and sell, not for those who buy. */
const MAKERS_OWN = new Set<string>(['app', 'shop', 'brand', 'startup', 'service'])
const LISTED_KINDS: Record<'advice' | 'facts', readonly LineKind[]> = {
  advice: ['tips', 'facts', 'wonders'],
  facts: ['facts', 'wonders', 'tips'],
}
const LINE_KINDS: readonly LineKind[] = ['facts', 'images', 'wonders', 'tips']

/** Collects and fills everything that could be said for a request. */
export function supplyLines(needs: SupplyNeeds): LineSupply {
  const { request, analysis, frames, choice } = needs
  const style = frames.styles[request.style]
  const audience = frames.audiences[request.audience]
  const filled = (some: readonly string[]) =>
    choice
      .shuffled(sayable(some, analysis))
      .map((frame) => scriptLine(fill(needs, frame), request.language))
  const early = filled(audience.early).slice(0, 1)
  const [, ...others] = analysis.sentences
  const { said, reserve } = knownLines(needs)
  const knowsHow = said.length > 0 && analysis.isFamiliar
  const welcomes = filled(frames.invitations.at(-1) ?? [])
  const message = messageLines(needs, Math.min(...welcomes.map(({ spokenMs }) => spokenMs)))
  const isMessage = message.length > 0
  if (analysis.message && !isMessage) {
    return supplyLines({ ...needs, analysis: { ...analysis, message: null } })
  }
  const isGeneric = !isMessage && !knowsHow && STYLE_PLANS[request.style].numbersSteps
  const inquiries =
    STYLE_PLANS[request.style].inquires && !isMessage
      ? sayable(frames.inquiries, analysis).map((frame) =>
          scriptLine(fill(needs, frame), request.language, true),
        )
      : []
  const { steps, comments } = isGeneric ? genericSteps(needs) : { steps: [], comments: [] }

  return {
    hooks: filled(style.hooks),
    message,
    ideaAfter: (hook) => (isMessage ? [] : ideaAfter(hook, needs)),
    afterHook: early,
    lists: analysis.intent.kind === 'list',
    thread: isGeneric ? [] : threadOf(needs, isMessage).map((place) => filled(place)),
    substance: interleaved(
      (isMessage ? [] : others).map((sentence) =>
        scriptLine(capitalised(sentence), request.language),
      ),
      interleaved([...steps, ...said], aspectLines(needs)),
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
    closes: filled(style.closes),
  }
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
    .map((frame) => scriptLine(fill(needs, frame, { i: end }), request.language))
}

function fill(
  { slots, request, formal }: SupplyNeeds,
  frame: string,
  more: Partial<FrameSlots> = {},
): string {
  return fillFrame(frame, { ...slots, ...more }, request.language, formal)
}

/** The knowledge in the style's order of kinds; numbered where the style or the idea counts. */
function knownLines(needs: SupplyNeeds): { said: ScriptLine[]; reserve: ScriptLine[] } {
  const { request, analysis, frames, knowledge, choice } = needs
  const { language } = request
  const plan = STYLE_PLANS[request.style]
  const known = knowledgeLines({
    knowledge,
    // What a product does is no topic of its own: a toothbrush that sings is not about music.
    concepts: plan.staysOnSubject ? analysis.concepts.slice(0, 1) : analysis.concepts,
    language,
    strict: plan.staysOnSubject && !analysis.message,
    choice,
  })
  const linesOf = (kind: LineKind) => {
    const steps = kind === 'tips' && plan.numbersSteps ? frames.steps : []
    const texts = numbered(known[kind], steps, language).map((text) => fill(needs, text))
    return texts.map((text) => scriptLine(text, language, kind === 'tips'))
  }
  const { intent } = analysis
  const kinds = kindsFor(analysis, request.style)
  const isSold = request.style === 'Product Demo' || analysis.message !== null
  const isForMakers = isSold && MAKERS_OWN.has(analysis.concepts[0]?.topic ?? '')
  const isFitting = (kind: LineKind) => kind !== 'tips' || (analysis.isFamiliar && !isForMakers)
  const said = [...generalAdvice(needs), ...kinds.flatMap(linesOf)]
  const count = intent.kind === 'list' && !plan.numbersSteps ? intent.count : 0
  const listed = said.slice(0, count).map(({ text }) => text)
  const items = numbered(listed, frames.ordinals, language)
  return {
    said: [...items.map((text) => scriptLine(text, language, true)), ...said.slice(count)],
    reserve: LINE_KINDS.filter((kind) => !kinds.includes(kind) && isFitting(kind)).flatMap(linesOf),
  }
}

/** A list says what kind of thing it counts; a question is not answered by advice, nor by that on something else. */
function kindsFor(
  { intent, isFamiliar, message, concepts }: IdeaAnalysis,
  style: VideoStyle,
): readonly LineKind[] {
  if (message) return SHOWN_KINDS.slice(0, 1)
  const { kinds } = STYLE_PLANS[style]
  const wanted = intent.kind === 'list' ? LISTED_KINDS[intent.of] : kinds
  const asksForAdvice = intent.kind === 'how-to' || intent.kind === 'list'
  const isSold = style === 'Product Demo' && MAKERS_OWN.has(concepts[0]?.topic ?? '')
  if (isSold || (asksForAdvice && !isFamiliar)) return wanted.filter((kind) => kind !== 'tips')
  const isShown = SHOWS_ONLY.has(style)
  if (intent.kind === 'how-to' && !isShown && style !== 'Product Demo') {
    return [...new Set<LineKind>(['tips', 'facts', ...wanted])]
  }
  if (intent.kind !== 'why') return wanted
  const reasons = wanted.filter((kind) => kind !== 'tips' && kind !== 'facts')
  return isShown ? reasons : ['facts', ...reasons]
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
  if (isSaid || told.length < slots.s.length + 6 || SHOWS_ONLY.has(request.style)) return []
  const end = request.language === 'ja' ? '。' : '.'
  const sentence = /[.!?。！？]$/u.test(told) ? told : `${told}${end}`
  const text = fill(needs, choice.pick(frames.ideas), {
    i: told === first ? capitalised(sentence) : sentence,
  })
  return [scriptLine(text, request.language)]
}

function neighbourLines(needs: SupplyNeeds): ScriptLine[] {
  const { request, knowledge, analysis } = needs
  const { neighbours } = STYLE_PLANS[request.style]
  const kinds = analysis.message ? SHOWN_KINDS : STYLE_PLANS[request.style].kinds
  const strangers = neighbours.filter(
    (topic) => !analysis.concepts.some((one) => one.topic === topic),
  )
  return kinds
    .flatMap((kind) => strangers.flatMap((topic) => knowledge[topic][kind]))
    .map((text) => scriptLine(fill(needs, text), request.language))
}

function aspectLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, choice } = needs
  if (SHOWS_ONLY.has(request.style) || analysis.message) return []
  const aspects = choice.shuffled(frames.aspects)
  return analysis.aspects
    .slice(0, aspects.length)
    .map((aspect, at) => fill(needs, aspects[at] as string, { k: aspect }))
    .map((text) => scriptLine(text, request.language))
}

/** Two lists in turns, the first list first. */
function interleaved<Thing>(first: Thing[], second: Thing[]): Thing[] {
  const longest = Math.max(first.length, second.length)
  return Array.from({ length: longest }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((thing) => thing !== undefined)
}
