import type { WritingLanguage } from '#contract/options.ts'
import type { LineKind, TopicLines } from '../knowledge/knowledge.ts'
import type { Topic } from '../knowledge/topic.ts'
import type { Concept } from '../lexicon/concepts.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { isCircumstance } from '../lexicon/rank-concepts.ts'
import type { SeededChoice } from '../seeded-choice.ts'

const MOST_TOPICS = 3
/** Living things that a line may name in general. */
const KINDS = new Set(['animal', 'bird', 'child', 'mother', 'friendship', 'family', 'plant'])
/** Things that stand for themselves only: what is true of bread need not be true of cake. */
const PARTICULAR = new Set(['bread', 'heart', 'volcano', 'bicycle', 'lighthouse', 'river'])

/**
 * What the knowledge says about an idea's concepts, kind by kind: those lines first that mention most of
 * them. Only the first topic gives advice, because advice is in the order of doing.
 */
export function knowledgeLines(
  knowledge: Record<Topic, TopicLines>,
  concepts: readonly Concept[],
  language: WritingLanguage,
  choice: SeededChoice,
): Record<LineKind, string[]> {
  const topics = [...new Set(concepts.flatMap(({ topic }) => topic ?? []))].slice(0, MOST_TOPICS)
  const [first] = topics
  const onlyPictured = new Set(
    concepts
      .filter(isCircumstance)
      .flatMap(({ topic }) => (topic && topic !== first ? [topic] : [])),
  )
  const named = new Set(concepts.map(({ id }) => id))
  const conceptsIn = (line: string) => findConcepts(line, language).map(({ concept }) => concept)
  const mentions = (line: string) => conceptsIn(line).filter(({ id }) => named.has(id)).length
  const fits = (line: string) =>
    mentions(line) > 0 ||
    !conceptsIn(line).some(({ id, living }) => (living && !KINDS.has(id)) || PARTICULAR.has(id))
  const ranked = (kind: LineKind) => {
    const rank = (topic: Topic, line: string) => mentions(line) - topics.indexOf(topic) * 1.5
    const tellers = kind === 'images' ? topics : topics.filter((topic) => !onlyPictured.has(topic))
    const lines = tellers.flatMap((topic) =>
      choice
        .shuffled(knowledge[topic][kind].filter(fits))
        .map((text) => ({ text, rank: rank(topic, text) })),
    )
    return lines.toSorted((a, b) => b.rank - a.rank).map(({ text }) => text)
  }
  return {
    facts: ranked('facts'),
    images: ranked('images'),
    wonders: ranked('wonders'),
    tips: first ? knowledge[first].tips.filter(fits) : [],
  }
}
