import type { VideoStyle } from '#contract/options.ts'
import type { WriteRequest } from '../../writer-provider.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LanguageFrames } from '../frames/frames.ts'
import type { LineKind, TopicLines } from '../knowledge/knowledge.ts'
import type { Topic } from '../knowledge/topic.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { capitalised, fillFrame, type FrameSlots } from './fill-frame.ts'
import { knowledgeLines } from './knowledge-lines.ts'
import { numbered } from './numbered.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'

/** Everything a script can be made of, each list in the order of use. */
export type LineSupply = {
  hooks: ScriptLine[]
  /** The idea in its own words, unless this hook says it. */
  ideaAfter: (hook: ScriptLine) => ScriptLine[]
  /** Said in the first scene, as far as there is room. */
  afterHook: ScriptLine[]
  /** The style's own thread, in narrative order: for each place its alternatives. */
  thread: ScriptLine[][]
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

/** What the lines are filled with; one object, because every list needs most of it. */
export type SupplyNeeds = {
  request: WriteRequest
  analysis: IdeaAnalysis
  frames: LanguageFrames
  knowledge: Record<Topic, TopicLines>
  slots: FrameSlots
  formal: boolean
  sceneCount: number
  choice: SeededChoice
}

/** Collects and fills everything that could be said for a request. */
export function supplyLines(needs: SupplyNeeds): LineSupply {
  const { request, analysis, frames, choice } = needs
  const style = frames.styles[request.style]
  const audience = frames.audiences[request.audience]
  const filled = (some: readonly string[]) =>
    choice.shuffled(some).map((frame) => scriptLine(fill(needs, frame), request.language))
  const early = filled(audience.early).slice(0, 1)
  const [, ...others] = analysis.sentences
  const { said, reserve } = knownLines(needs)
  const isGeneric = said.length === 0 && STYLE_PLANS[request.style].numbersSteps
  const inquiries = STYLE_PLANS[request.style].inquires
    ? frames.inquiries.map((frame) => scriptLine(fill(needs, frame), request.language, true))
    : []
  const { steps, comments } = isGeneric ? genericSteps(needs) : { steps: [], comments: [] }

  return {
    hooks: filled(style.hooks),
    ideaAfter: (hook) => ideaAfter(hook, needs),
    afterHook: early,
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
    concepts: analysis.concepts,
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
  const said = kinds.flatMap(linesOf)
  const count = intent.kind === 'list' && !plan.numbersSteps ? intent.count : 0
  const listed = said.slice(0, count).map(({ text }) => text)
  const items = numbered(listed, frames.ordinals, language)
  return {
    said: [...items.map((text) => scriptLine(text, language, true)), ...said.slice(count)],
    reserve: LINE_KINDS.filter((kind) => !kinds.includes(kind)).flatMap(linesOf),
  }
}

/** A list says what kind of thing it counts; a question is not answered by advice. */
function kindsFor({ intent }: IdeaAnalysis, style: VideoStyle): readonly LineKind[] {
  const { kinds } = STYLE_PLANS[style]
  if (intent.kind === 'list') return LISTED_KINDS[intent.of]
  return intent.kind === 'why' ? kinds.filter((kind) => kind !== 'tips') : kinds
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

/** How one goes about anything, for a tutorial on something the knowledge cannot teach. */
function genericSteps({ frames, request, sceneCount, choice }: SupplyNeeds): {
  steps: ScriptLine[]
  comments: ScriptLine[]
} {
  const places = frames.styles[request.style].develop
  const wanted = Math.min(frames.steps.length, places.length, sceneCount + 2)
  const chosen = Array.from({ length: wanted }, (_, at) =>
    choice.pick(places[Math.floor((at * places.length) / wanted)] as readonly string[]),
  )
  const steps = numbered(chosen, frames.steps, request.language)
  const comments = places.flat().filter((comment) => !chosen.includes(comment))
  return {
    steps: steps.map((step) => scriptLine(step, request.language, true)),
    comments: comments.map((comment) => scriptLine(comment, request.language)),
  }
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
