import type { WritingLanguage } from '#contract/options.ts'
import { emojiName } from '../lexicon/emoji-lexicon.ts'
import { type FoundConcept, findConcepts, findConceptsInAny } from '../lexicon/find-concepts.ts'
import { isCircumstance, isMeans, rankConcepts } from '../lexicon/rank-concepts.ts'
import { cleanIdea, emojiOf, isReadable } from './clean-idea.ts'
import { detectLanguage } from './detect-language.ts'
import { ended } from './ended.ts'
import { findCharacter } from './find-character.ts'
import { findComparison } from './find-comparison.ts'
import { findMessage } from './find-message.ts'
import { findHead } from './find-head.ts'
import { findIntent, type Intent } from './find-intent.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { findQuestion } from './find-question.ts'
import { findPhrases } from './find-phrases.ts'
import { isFamiliar } from './is-familiar.ts'
import type { IdeaAnalysis } from './idea-analysis.ts'
import { partSentence, withoutWorking } from './main-part.ts'
import { nameSubject } from './name-subject.ts'
import { partClosing, partSteps, withoutLabel } from './own-telling.ts'
import { type OwnWords, withinSentence } from './own-words.ts'
import { clausesOf, joinedBy, nameTheme } from './name-theme.ts'
import { partContact, withCall } from './part-contact.ts'
import { picturesOf } from './pictures-of.ts'
import { splitSentences } from './split-sentences.ts'
import { TELLING_WORDS } from './telling-words.ts'
import { isDirection, stripDirections } from './strip-directions.ts'
import { isInstruction, stripRequest } from './strip-request.ts'

/** In letters. A shorter opening is a title rather than a sentence. */
const SHORTEST_OPENING = 24
const SHORTEST_SENTENCE = 12
const LONGEST_OWN_SENTENCE = 170
/** Japanese says as much with so many of the letters. */
const JAPANESE_PART = 0.4
const MOST_ASPECTS = 8

/**
 * Reads an idea: its language, intent, subjects and own sentences.
 * @param target the language the storyboard will be written in.
 */
export function analyseIdea(idea: string, target: WritingLanguage): IdeaAnalysis {
  const emojiNames = emojiOf(idea).flatMap((emoji) => nameOfEmoji(emoji, target) ?? [])
  const readable = isReadable(idea) ? cleanIdea(idea) : ''
  const marked = readable || emojiNames.join(', ')
  const language = detectLanguage(marked, target)
  const { idea: whole, closing } = partClosing(sayPercent(marked, language), language)
  const { idea: spoken, contact } = partContact(whole, language)
  const [first = '', ...later] = toldSentences(spoken, language)
  const intent = findIntent([first, ...later].join(' ') || spoken, language)
  const { task, steps } = listedSteps(first, intent, language)
  const sentences = [...(task ? [task] : []), ...later]
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
  const sides = isSame && intent.kind === 'open' ? sidesOf(opening, own) : []
  const subject = sides.length > 0 ? joinedBy(sides, target) : nameSubject(opening, own)
  const theme = nameTheme(opening, subject, own)
  const message = findMessage(sentences, contact, own)
  return {
    language,
    intent: own.intent,
    theme,
    subject,
    isFamiliar: isFamiliar(findPhrases(unconditional, language), own),
    character: isSame ? characterOf(own) : null,
    message,
    question: isSame ? findQuestion(sentences.join(' '), language) : '',
    sides,
    steps: isSame ? steps : [],
    contact: isSame ? withCall(contact, language) : '',
    closing: isSame ? closing : '',
    aspects: isSame ? aspectsOf(own, theme, subject) : translatedAspects(concepts, subject, target),
    opening: isSame ? (spokenSentences([opening], SHORTEST_OPENING, language)[0] ?? '') : '',
    later: isSame ? spokenSentences(sentences.slice(1), SHORTEST_SENTENCE, language) : [],
    clauses: isSame ? clausesOf(opening, own) : [],
    concepts: concepts.map(({ concept }) => concept),
    pictures: picturesOf(own),
  }
}

/** Each without what only says how, and as what, it is to be told. */
function toldSentences(idea: string, language: WritingLanguage): string[] {
  const sentences = splitSentences(withoutLabel(idea, language), language)
  return [...new Map(sentences.map((one) => [ended(one, language), one])).values()]
    .filter((sentence) => !isInstruction(sentence) && !isDirection(sentence, language))
    .map((sentence) => stripRequest(stripDirections(sentence, language), language))
}

/** Only of what is done step by step. */
function listedSteps(sentence: string, intent: Intent, language: WritingLanguage) {
  const isDone = intent.kind === 'how-to' || intent.kind === 'list'
  return isDone ? partSteps(sentence, language) : { task: sentence, steps: [] }
}

const PERCENT: Record<WritingLanguage, string> = {
  en: ' percent',
  es: ' por ciento',
  fr: ' pour cent',
  de: ' Prozent',
  ja: 'パーセント',
  vi: ' phần trăm',
}

/** A sign takes time to say that no count of letters tells. */
function sayPercent(text: string, language: WritingLanguage): string {
  return text.replace(/(?<=\d)\s?%/gu, PERCENT[language])
}

/** What it shows, as one speaks of it: a 'cat face' is about cats. */
function nameOfEmoji(emoji: string, target: WritingLanguage): string | undefined {
  const [shown] = findConcepts(emojiName(emoji, 'en') ?? '', 'en')
  return shown?.concept.general[target] ?? emojiName(emoji, target)
}

function sidesOf(sentence: string, own: OwnWords): string[] {
  const sides = findComparison(sentence, own.language) ?? []
  return sides.map((side) => withinSentence(side, own))
}

function characterOf(own: OwnWords): string | null {
  const character = findCharacter(own.phrases, own.language)
  return character && withinSentence(character, own)
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
  const isGrammar = (word: string) => FUNCTION_WORDS[language].has(word.toLowerCase())
  return text.replaceAll(/\p{L}+/gu, (word) => (isGrammar(word) ? '' : word))
}

function aspectsOf(own: OwnWords, theme: string, subject: string): string[] {
  const said = `${theme} ${subject}`.toLowerCase()
  return own.phrases
    .filter((phrase) => !said.includes(phrase.toLowerCase()) && isThing(phrase, own))
    .filter((phrase) => !TELLING_WORDS[own.language].test(phrase))
    .slice(0, MOST_ASPECTS)
}

/** A single word without an article may be a verb, a month, anything. */
function isThing(phrase: string, { concepts, language }: OwnWords): boolean {
  if (language === 'ja' || phrase.includes(' ') || phrase.includes("'")) return true
  return concepts.some(
    ({ concept, text }) => !isCircumstance(concept) && text.toLowerCase() === phrase.toLowerCase(),
  )
}

function translatedAspects(
  concepts: FoundConcept[],
  subject: string,
  target: WritingLanguage,
): string[] {
  const others = concepts.slice(1).filter(({ concept }) => !isCircumstance(concept))
  const names = others.map(({ concept }) => concept.general[target])
  return names.filter((name) => !subject.includes(name)).slice(0, MOST_ASPECTS)
}

/** Whole sentences of a length that can be said in one scene, with the full stop that the last may lack. */
function spokenSentences(
  sentences: readonly string[],
  shortest: number,
  language: WritingLanguage,
): string[] {
  const part = language === 'ja' ? JAPANESE_PART : 1
  return sentences
    .map((sentence) => ended(sentence, language))
    .filter(({ length }) => length >= shortest * part && length <= LONGEST_OWN_SENTENCE * part)
}
