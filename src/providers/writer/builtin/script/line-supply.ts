import type { VideoStyle } from '#contract/options.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LineKind } from '../knowledge/knowledge.ts'
import { generalAdvice, genericSteps } from './general-advice.ts'
import { capitalised, fillFrame, type FrameSlots } from './fill-frame.ts'
import { knowledgeLines } from './knowledge-lines.ts'
import { numbered } from './numbered.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Everything a script can be made of, each list in the order of use. */
export type LineSupply = {
  hooks: ScriptLine[]
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
  closes: ScriptLine[]
}

/** Styles that would break their spell by talking about the idea. */
const SHOWS_ONLY = new Set<string>(['Storytelling', 'Cinematic'])
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
  const isGeneric = !knowsHow && STYLE_PLANS[request.style].numbersSteps
  const inquiries = STYLE_PLANS[request.style].inquires
    ? sayable(frames.inquiries, analysis).map((frame) =>
        scriptLine(fill(needs, frame), request.language, true),
      )
    : []
  const { steps, comments } = isGeneric ? genericSteps(needs) : { steps: [], comments: [] }

  return {
    hooks: filled(style.hooks),
    ideaAfter: (hook) => ideaAfter(hook, needs),
    afterHook: early,
    lists: analysis.intent.kind === 'list',
    thread: isGeneric ? [] : style.develop.map((place) => filled(place)),
    substance: interleaved(
      others.map((sentence) => scriptLine(capitalised(sentence), request.language)),
      interleaved([...steps, ...said], aspectLines(needs)),
    ),
    reserve: [
      ...comments,
      ...inquiries,
      ...reserve,
      ...filled(frames.universal),
      ...neighbourLines(needs),
    ],
    beforeClose: filled(audience.late).slice(0, 1),
    closes: filled(style.closes),
  }
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
    strict: plan.staysOnSubject,
    choice,
  })
  const linesOf = (kind: LineKind) => {
    const steps = kind === 'tips' && plan.numbersSteps ? frames.steps : []
    const texts = numbered(known[kind], steps, language).map((text) => fill(needs, text))
    return texts.map((text) => scriptLine(text, language, kind === 'tips'))
  }
  const { intent } = analysis
  const kinds = kindsFor(analysis, request.style)
  const isFitting = (kind: LineKind) => kind !== 'tips' || analysis.isFamiliar
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
function kindsFor({ intent, isFamiliar }: IdeaAnalysis, style: VideoStyle): readonly LineKind[] {
  const { kinds } = STYLE_PLANS[style]
  const wanted = intent.kind === 'list' ? LISTED_KINDS[intent.of] : kinds
  const asksForAdvice = intent.kind === 'how-to' || intent.kind === 'list'
  const isUseless = intent.kind === 'why' || (asksForAdvice && !isFamiliar)
  return isUseless ? wanted.filter((kind) => kind !== 'tips') : wanted
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
  const { kinds, neighbours } = STYLE_PLANS[request.style]
  const strangers = neighbours.filter(
    (topic) => !analysis.concepts.some((one) => one.topic === topic),
  )
  return kinds
    .flatMap((kind) => strangers.flatMap((topic) => knowledge[topic][kind]))
    .map((text) => scriptLine(fill(needs, text), request.language))
}

function aspectLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request, choice } = needs
  if (SHOWS_ONLY.has(request.style)) return []
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
