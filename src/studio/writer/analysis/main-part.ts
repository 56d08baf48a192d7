import type { WritingLanguage } from '#contract/options.ts'
import { pattern, perLanguage } from '../../words/read-words.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { findPhrases } from './find-phrases.ts'

const parts = perLanguage(({ mainPart }) => ({
  whoShould: pattern(mainPart.whoShould),
  howTo: pattern(mainPart.howTo),
  without: pattern(mainPart.without),
}))
/** To film, to market and to train are no films, markets and trains. */
const HOMONYM = /^(?:film|market|book|train|light|ship|plan|park|present|picture|star)$/iu
export type SentenceParts = {
  /** Without the conditions under which, or without what, something is done. */
  unconditional: string
  /**
   * Also without who should act and without the verb of a how-to: 'meetings' of 'why your team should stop
   * having meetings', 'a podcast' of '… with no budget'. All of it where nothing would be left that has a name.
   */
  main: string
}

/** Reads a sentence of an idea. */
export function partSentence(sentence: string, language: WritingLanguage): SentenceParts {
  const told = withoutWorking(sentence, language)
  const object = afterVerb(afterWho(told, language), language)
  const bare = withoutTail(object, language)
  return {
    unconditional: withoutTail(told, language),
    main: namesSomething(bare, language) ? bare : object,
  }
}

/** 'How vaccines work' is not about work. */
export function withoutWorking(text: string, language: WritingLanguage): string {
  return language === 'en' ? text.replace(/(?<=\bhow\b.+) works?(?=[\s.?!,]|$)/iu, '') : text
}

function withoutTail(text: string, language: WritingLanguage): string {
  return text.replace(parts(language).without, '')
}

function afterWho(sentence: string, language: WritingLanguage): string {
  const object = sentence.replace(parts(language).whoShould, '')
  return namesSomething(object, language) ? object : sentence
}

/** To photograph food is photography, so a verb that is a subject of its own stays. */
function afterVerb(sentence: string, language: WritingLanguage): string {
  const [opening, verb = ''] = parts(language).howTo.exec(sentence) ?? []
  if (opening === undefined) return sentence
  const isSubject = !HOMONYM.test(verb) && findConcepts(verb, language).length > 0
  const object = sentence.slice(opening.length)
  return isSubject || !namesSomething(object, language) ? sentence : object
}

function namesSomething(text: string, language: WritingLanguage): boolean {
  const isNamed = findPhrases(text, language).some((phrase) => /[\s'’]/u.test(phrase))
  return isNamed || findConcepts(text, language).length > 0
}
