import { wordsObstacle } from '#composition/share-scenes.ts'
import { isWritingLanguage, type SpokenLanguage, type WritingLanguage } from '#contract/options.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { StudioRefusal } from '../../studio-refusal.ts'
import { isReadable } from '../analysis/clean-idea.ts'
import { promisedCount } from '../analysis/find-intent.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import { functionWords, wordsOf } from '../analysis/words-of.ts'

const UNKNOWN_LANGUAGE = tell('idea-language-unknown')
/** So many words of a known language hold at least one of its grammar. */
const TELLING_WORDS = 8
const LIST_GAP = /\s*[,;、，；]\s*/u

/** @throws StudioRefusal for the languages of which only the voices are known */
export function requireWritingLanguage(language: SpokenLanguage): WritingLanguage {
  if (isWritingLanguage(language)) return language
  throw unsupported(UNKNOWN_LANGUAGE)
}

/** @throws StudioRefusal when the idea is in another language than the video, or in one nobody here reads */
export function requireLanguage(
  idea: string,
  { language }: IdeaAnalysis,
  target: WritingLanguage,
): void {
  const words = wordsOf(idea.toLowerCase())
  const isStrange =
    language !== 'ja' &&
    words.length >= TELLING_WORDS &&
    !words.some((word) => functionWords(language).has(word))
  if (isStrange || !isReadable(idea)) {
    throw unsupported(UNKNOWN_LANGUAGE)
  }
  if (language !== target) {
    throw unsupported(tell('idea-in-other-language'))
  }
}

/** @throws StudioRefusal when something is asked or promised that neither the idea nor the record has */
export function requireKept(
  own: readonly string[],
  facts: readonly string[],
  language: WritingLanguage,
): void {
  const count = promisedCount(own[0] ?? '', language)
  if (Math.max(namedIn(own), facts.length) < count) {
    throw unsupported(tell('idea-promises-too-much', { count }))
  }
  if (facts.length === 0 && own.length > 0 && own.every((sentence) => /[?？]$/u.test(sentence))) {
    throw unsupported(tell('idea-asks'))
  }
}

/** @throws StudioRefusal when there is too little to say for any video, or too much for the one asked for */
export function requireFittingLength(ms: number, durationS: number): void {
  const obstacle = wordsObstacle(ms, durationS)
  if (obstacle !== null) throw unsupported(obstacle)
}

/** What an idea names itself: each in a sentence behind the first, or all of them behind a colon. */
function namedIn([first = '', ...others]: readonly string[]): number {
  const [, listed = ''] = /[:：](.+)$/su.exec(first) ?? []
  const inFirst = listed.split(LIST_GAP).filter((item) => /\p{L}/u.test(item)).length
  return Math.max(others.length, inFirst)
}

function unsupported(told: Told): StudioRefusal {
  return new StudioRefusal(told)
}
