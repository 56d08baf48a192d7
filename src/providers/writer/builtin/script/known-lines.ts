import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LineKind } from '../knowledge/knowledge.ts'
import type { VideoStyle } from '#contract/options.ts'
import { fillSlots } from './fill-slots.ts'
import { generalAdvice } from './general-advice.ts'
import { knowledgeLines } from './knowledge-lines.ts'
import { mistakeLines } from './mistake-lines.ts'
import { numbered } from './numbered.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Those who come to a shop want to see it, not to learn how one is run. */
const SHOWN_KINDS: readonly LineKind[] = ['images', 'wonders']
/** Topics whose advice is for those who make and sell, not for those who buy. */
const MAKERS_OWN = new Set<string>(['app', 'shop', 'brand', 'startup', 'service'])
const LISTED_ADVICE: readonly LineKind[] = ['tips', 'facts', 'wonders']
const LISTED_FACTS: readonly LineKind[] = ['facts', 'wonders']
const LINE_KINDS: readonly LineKind[] = ['facts', 'images', 'wonders', 'tips']

/** The knowledge in the style's order of kinds; numbered where the style or the idea counts. */
export function knownLines(needs: SupplyNeeds): {
  said: ScriptLine[]
  reserve: ScriptLine[]
} {
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
  const kinds = kindsFor(analysis, request.style)
  const mistakes = mistakeLines(needs, kinds.includes('tips') ? known.tips : [])
  const linesOf = (kind: LineKind) => {
    const isStep = kind === 'tips' && plan.numbersSteps && mistakes.length === 0
    const steps = isStep ? frames.steps : []
    const texts = numbered(known[kind], steps, language).map((text) => fillSlots(needs, text))
    return texts.map((text) => scriptLine(text, language, kind === 'tips'))
  }
  const { intent } = analysis
  const isFitting = (kind: LineKind) =>
    kind !== 'tips' || (analysis.isFamiliar && !isForBuyers(analysis, request.style))
  const general = generalAdvice(needs)
  const said = [...general, ...kinds.flatMap(linesOf)]
  const counted = intent.kind === 'list' && !plan.numbersSteps ? intent.count : 0
  if (mistakes.length > 0) {
    const others = kinds.filter((kind) => kind !== 'tips').flatMap(linesOf)
    return { said: mistakes, reserve: others }
  }
  const listed = said.slice(0, counted).map(({ text }) => text)
  const items = numbered(listed, frames.ordinals, language)
  return {
    said: [...items.map((text) => scriptLine(text, language, true)), ...said.slice(counted)],
    reserve: LINE_KINDS.filter((kind) => !kinds.includes(kind) && isFitting(kind)).flatMap(linesOf),
  }
}

/** A list says what kind of thing it counts; a question is not answered by advice, nor by that on something else. */
function kindsFor(analysis: IdeaAnalysis, style: VideoStyle): readonly LineKind[] {
  const { intent, isFamiliar, message } = analysis
  if (message) return SHOWN_KINDS.slice(0, 1)
  const { kinds } = STYLE_PLANS[style]
  const wanted = intent.kind === 'list' ? listedKinds(intent.of) : kinds
  const asksForAdvice = intent.kind === 'how-to' || intent.kind === 'list'
  if (isForBuyers(analysis, style) || (asksForAdvice && !isFamiliar)) {
    return wanted.filter((kind) => kind !== 'tips')
  }
  if (STYLE_PLANS[style].showsOnly) return wanted
  if (intent.kind === 'how-to' && style !== 'Product Demo') {
    return [...new Set<LineKind>(['tips', 'facts', ...wanted])]
  }
  const reasons = new Set<LineKind>(['facts', ...wanted])
  return intent.kind === 'why' ? [...reasons].filter((kind) => kind !== 'tips') : wanted
}

function listedKinds(of: 'steps' | 'advice' | 'mistakes' | 'facts'): readonly LineKind[] {
  return of === 'facts' ? LISTED_FACTS : LISTED_ADVICE
}

/** Advice on running a shop sells nothing to those who come to it. */
function isForBuyers({ message, concepts }: IdeaAnalysis, style: VideoStyle): boolean {
  const isSold = style === 'Product Demo' || message !== null
  return isSold && MAKERS_OWN.has(concepts[0]?.topic ?? '')
}

/** What is near to everything, for when a long video has said all that is known of its subject. */
export function neighbourLines(needs: SupplyNeeds): ScriptLine[] {
  const { request, knowledge, analysis } = needs
  const { neighbours } = STYLE_PLANS[request.style]
  const kinds = analysis.message ? SHOWN_KINDS : STYLE_PLANS[request.style].kinds
  const strangers = neighbours.filter(
    (topic) => !analysis.concepts.some((one) => one.topic === topic),
  )
  return kinds
    .flatMap((kind) => strangers.flatMap((topic) => knowledge[topic][kind]))
    .map((text) => scriptLine(fillSlots(needs, text), request.language))
}
