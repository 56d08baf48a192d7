import type { WritingLanguage } from '#contract/options.ts'
import { asksWhy } from '../analysis/find-intent.ts'
import { FUNCTION_WORDS } from '../analysis/function-words.ts'
import { wordsOf } from '../analysis/words-of.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { fillSlots } from './fill-slots.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Close what somebody in the idea asks: with the answer where the knowledge has it, else with the question. */
export function answerLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request } = needs
  const { question } = analysis
  if (question === '') return []
  const { language } = request
  const gap = language === 'ja' ? '' : ' '
  const [answered, ...open] = frames.answers.map((frame) =>
    fillSlots(needs, frame, { i: question }),
  )
  const answer = answerTo(question, needs)
  const closes = answer ? [`${answered}${gap}${fillSlots(needs, answer)}`, ...open.slice(-1)] : open
  return closes.map((text) => scriptLine(text, language))
}

/** Of a question for a reason: the line that names everything it names. */
function answerTo(question: string, { knowledge, request }: SupplyNeeds): string | undefined {
  const { language } = request
  const concepts = findConcepts(question, language)
  const names = new Set(concepts.map(({ text }) => text.toLowerCase()))
  const asked = contentOf(question, language).filter((word) => !names.has(word))
  if (asked.length === 0 || !asksWhy(question, language)) return undefined
  return concepts
    .flatMap(({ concept }) => (concept.topic ? knowledge[concept.topic].facts : []))
    .find((fact) => {
      const named = findConcepts(fact, language).map(({ concept }) => concept)
      const words = contentOf(fact, language)
      return (
        concepts.every(({ concept }) => named.includes(concept)) &&
        asked.every((word) => words.includes(word))
      )
    })
}

function contentOf(text: string, language: WritingLanguage): string[] {
  const words =
    language === 'ja'
      ? [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].map(
          (one) => one.segment,
        )
      : wordsOf(text.toLowerCase())
  return words.filter((word) => /\p{L}{2}/u.test(word) && !FUNCTION_WORDS[language].has(word))
}
