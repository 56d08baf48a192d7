import type { WritingLanguage } from '#contract/options.ts'
import type { LineKind, TopicLines } from '../knowledge/knowledge.ts'
import type { Topic } from '../knowledge/topic.ts'
import type { Concept } from '../lexicon/concepts.ts'
import { findConcepts, type FoundConcept } from '../lexicon/find-concepts.ts'
import { isCircumstance, isScenery, isTool, weightOf } from '../lexicon/rank-concepts.ts'
import type { SeededChoice } from '../seeded-choice.ts'

export type KnowledgeNeeds = {
  knowledge: Record<Topic, TopicLines>
  /** The idea's concepts, the most important first. */
  concepts: readonly Concept[]
  language: WritingLanguage
  /** Takes only lines that name one of the concepts. */
  strict: boolean
  choice: SeededChoice
}

const MOST_TOPICS = 3
/** Living things that a line may name in general. */
const KINDS = new Set(['animal', 'bird', 'child', 'mother', 'friendship', 'family', 'plant'])
/** Things that stand for themselves only: what is true of bread need not be true of cake. */
const PARTICULAR = new Set(
  'bread heart volcano bicycle lighthouse river tomato carrot apple banana strawberry'.split(' '),
)

/**
 * What the knowledge says about an idea's concepts, kind by kind: those lines first that name most of
 * them. Facts and advice keep their order, in which one explains or does things; only the first topic
 * gives advice, and the night or the city around a subject gives no more than pictures.
 */
export function knowledgeLines(needs: KnowledgeNeeds): Record<LineKind, string[]> {
  const { knowledge, concepts, choice } = needs
  const main = topicsOf(
    concepts.filter((concept, at) => !isCircumstance(concept) && (at === 0 || isSubject(concept))),
  )
  const told = (main.length ? main : topicsOf(concepts)).slice(0, MOST_TOPICS)
  const pictured = [...new Set([...told, ...topicsOf(concepts.filter(isAround))])]
  const linesOf = (topics: readonly Topic[], kind: LineKind) => {
    const lines = topics.flatMap((topic, at) => {
      return knowledge[topic][kind].map((text) => ({ text, rank: rankOf(text, at, needs) }))
    })
    const fitting = lines.filter(({ text }) => isAbout(text, needs))
    const ordered = kind === 'facts' ? fitting : choice.shuffled(fitting)
    return ordered.toSorted((a, b) => b.rank - a.rank).map(({ text }) => text)
  }
  return {
    facts: linesOf(told, 'facts'),
    images: linesOf(pictured, 'images'),
    wonders: linesOf(told, 'wonders'),
    tips: told
      .slice(0, 1)
      .flatMap((topic) => knowledge[topic].tips.filter((tip) => isAbout(tip, needs))),
  }
}

/** Not what something is done with, nor in which weather. */
function isSubject(concept: Concept): boolean {
  return !isTool(concept) && weightOf(concept) !== 'setting'
}

function isAround(concept: Concept): boolean {
  return isScenery(concept) || weightOf(concept) === 'setting'
}

function topicsOf(concepts: readonly Concept[]): Topic[] {
  return [...new Set(concepts.flatMap(({ topic }) => topic ?? []))]
}

function rankOf(line: string, topicAt: number, needs: KnowledgeNeeds): number {
  return Math.min(1, mentions(line, needs)) - topicAt * 1.5
}

/** False for a line about another particular thing of the same topic: whales when the idea has sharks. */
function isAbout(line: string, needs: KnowledgeNeeds): boolean {
  if (mentions(line, needs) > 0) return true
  if (needs.strict) return false
  const named = conceptsIn(line, needs.language)
  return !named.some(({ concept: { id, living } }) => {
    return (living && !KINDS.has(id)) || PARTICULAR.has(id)
  })
}

function mentions(line: string, { concepts, language }: KnowledgeNeeds): number {
  return conceptsIn(line, language).filter(({ concept }) => concepts.includes(concept)).length
}

const found = new Map<string, readonly FoundConcept[]>()

/** The knowledge is always the same, so each of its lines is read once. */
function conceptsIn(line: string, language: WritingLanguage): readonly FoundConcept[] {
  const key = `${language} ${line}`
  const known = found.get(key) ?? findConcepts(line, language)
  found.set(key, known)
  return known
}
