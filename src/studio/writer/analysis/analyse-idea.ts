import type { WritingLanguage } from '#contract/options.ts'
import { phrasesIn } from '../../words/read-words.ts'
import { generalName } from '../lexicon/concepts.ts'
import { emojiName } from '../lexicon/emoji-lexicon.ts'
import { type FoundConcept, findConcepts, findConceptsInAny } from '../lexicon/find-concepts.ts'
import { isCircumstance, isMeans, rankConcepts } from '../lexicon/rank-concepts.ts'
import { cleanIdea, emojiOf, isReadable } from './clean-idea.ts'
import { detectLanguage } from './detect-language.ts'
import { findCharacter } from './find-character.ts'
import { findComparison } from './find-comparison.ts'
import { findHead } from './find-head.ts'
import { findIntent } from './find-intent.ts'
import { findPhrases } from './find-phrases.ts'
import type { IdeaAnalysis, OwnWords } from './idea-analysis.ts'
import { isAnnouncement } from './is-announcement.ts'
import { isFamiliar } from './is-familiar.ts'
import { partSentence, withoutWorking } from './main-part.ts'
import { partClosing, withoutLabel } from './own-telling.ts'
import { partContact } from './part-contact.ts'
import { ended, splitSentences } from './sentences.ts'
import { isDirection, stripDirections } from './strip-directions.ts'
import { isInstruction, stripRequest } from './strip-request.ts'
import { functionWords } from './words-of.ts'

/**
 * Reads an idea: its language, its intent and its subjects.
 * @param target the language the storyboard will be written in.
 */
export function analyseIdea(idea: string, target: WritingLanguage): IdeaAnalysis {
  const emojiNames = emojiOf(idea).flatMap((emoji) => nameOfEmoji(emoji, target) ?? [])
  const readable = isReadable(idea) ? cleanIdea(idea) : ''
  const marked = readable || emojiNames.join(', ')
  const language = detectLanguage(marked, target)
  const { idea: whole } = partClosing(sayPercent(marked, language), language)
  const { idea: spoken, contact } = partContact(whole, language)
  const sentences = toldSentences(spoken, language)
  const intent = findIntent(sentences.join(' ') || spoken, language)
  const plain = withoutWorking(sentences.join(' ') || spoken, language)
  const opening = sentences[0] ?? plain
  const parts = [opening, ...sentences.slice(1)].map((one) => partSentence(one, language))
  const main = parts[0]?.main ?? opening
  const unconditional = parts.map((part) => part.unconditional).join(' ')
  const concepts = conceptsOf(`${plain} ${emojiNames.join(' ')}`, main, language)
  const shortest = language === 'ja' ? 2 : 3
  const phrases = [
    ...new Set([...findPhrases(main, language), ...findPhrases(plain, language)]),
  ].filter(({ length }) => length >= shortest)
  const own: OwnWords = {
    language,
    target,
    phrases,
    concepts,
    intent,
  }
  const isSame = language === target
  return {
    language,
    intent,
    isFamiliar: isFamiliar(findPhrases(unconditional, language), own),
    character: isSame ? findCharacter(own.phrases, language) : null,
    isAnnouncement: contact !== '' || isAnnouncement(sentences, contact, own),
    isComparison: isSame && intent.kind === 'open' && findComparison(opening, language) !== null,
    concepts: concepts.map(({ concept }) => concept),
  }
}

/** Each without what only says how, and as what, it is to be told. */
function toldSentences(idea: string, language: WritingLanguage): string[] {
  const sentences = splitSentences(withoutLabel(idea, language), language)
  return [...new Map(sentences.map((one) => [ended(one, language), one])).values()]
    .filter((sentence) => !isInstruction(sentence) && !isDirection(sentence, language))
    .map((sentence) => stripRequest(stripDirections(sentence, language), language))
}

/** A sign takes time to say that no count of letters tells. */
function sayPercent(text: string, language: WritingLanguage): string {
  return text.replace(/(?<=\d)\s?%/gu, phrasesIn(language).percent)
}

/** What it shows, as one speaks of it: a 'cat face' is about cats. */
function nameOfEmoji(emoji: string, target: WritingLanguage): string | undefined {
  const [shown] = findConcepts(emojiName(emoji, 'en') ?? '', 'en')
  return (shown && generalName(shown.concept, target)) ?? emojiName(emoji, target)
}

/** Those of the main part first; what an idea does without is none of its subjects. */
function conceptsOf(text: string, main: string, language: WritingLanguage): FoundConcept[] {
  const found = findConcepts(text, language)
  const ranked = rankConcepts(
    found.length ? found : findConceptsInAny(withoutGrammar(text, language)),
  )
  const mainly = new Set(findConcepts(main, language).map(({ concept }) => concept))
  const head = findHead(main, language)
  const rank = ({ concept }: FoundConcept) =>
    concept === head?.concept ? 2 : mainly.has(concept) && !isCircumstance(concept) ? 1 : 0
  const isShort = main.length < text.trim().length
  const about = ranked.filter((one) => !(isShort && rank(one) === 0 && isMeans(one.concept)))
  return about.toSorted((a, b) => rank(b) - rank(a))
}

/** The English 'our' is no French bear. */
function withoutGrammar(text: string, language: WritingLanguage): string {
  const isGrammar = (word: string) => functionWords(language).has(word.toLowerCase())
  return text.replaceAll(/\p{L}+/gu, (word) => (isGrammar(word) ? '' : word))
}
