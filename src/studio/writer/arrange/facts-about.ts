import type { WritingLanguage } from '#contract/options.ts'
import { knowledgeIn } from '../../words/read-words.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import { capitalised } from '../analysis/sentences.ts'
import type { Concept } from '../lexicon/concepts.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { isActivityConcept } from '../lexicon/rank-concepts.ts'

/**
 * What is on record about the head subject of an idea: sentences that name it. None where the idea tells
 * or announces something itself, or where the lexicon does not know most of its words and may have taken
 * one of them in another sense.
 */
export function factsAbout(
  analysis: IdeaAnalysis,
  ownSentences: readonly string[],
  language: WritingLanguage,
): string[] {
  const head = headOf(analysis)
  if (!head?.topic || !mayBeExplained(analysis, ownSentences, language)) return []
  const lines = knowledgeIn(language)[head.topic]
  if (!lines) return []
  return kindsFor(analysis)
    .flatMap((kind) => lines[kind])
    .filter((line) => findConcepts(line, language).some(({ concept }) => concept === head))
    .map(capitalised)
}

function mayBeExplained(
  analysis: IdeaAnalysis,
  [first = '', ...more]: readonly string[],
  language: WritingLanguage,
): boolean {
  const isTold = more.length > 0 || isStory(analysis, language)
  const isAnnounced = analysis.isAnnouncement || /\p{N}/u.test(first)
  const isList = analysis.intent.kind === 'list'
  return analysis.isFamiliar && !analysis.isComparison && !isTold && (!isAnnounced || isList)
}

/** Of somebody; the dance of bees is what bees do. */
function isStory({ intent, character }: IdeaAnalysis, language: WritingLanguage): boolean {
  const [named] = findConcepts(character ?? '', language)
  const isSomebody = character !== null && !(named && isActivityConcept(named.concept))
  return intent.kind === 'story' || isSomebody
}

/** The bees of 'the dance of bees': who does something rather than what is done. */
function headOf({ concepts }: IdeaAnalysis): Concept | undefined {
  return concepts.find((concept) => !isActivityConcept(concept)) ?? concepts[0]
}

/** Nothing on record is a mistake, and advice belongs to who asks how something is done. */
function kindsFor({ intent }: IdeaAnalysis): readonly ('facts' | 'tips')[] {
  if (intent.kind === 'how-to') return ['facts', 'tips']
  if (intent.kind !== 'list') return ['facts']
  if (intent.of === 'mistakes') return []
  return intent.of === 'facts' ? ['facts'] : ['tips']
}
