import { sentencesOf } from '#composition/sentences.ts'
import type { WritingLanguage } from '#contract/options.ts'
import { partClosing } from '../analysis/own-telling.ts'
import { capitalised, ended } from '../analysis/sentences.ts'
import { isForTheWriter, withoutRequest } from './without-request.ts'

const EMOJI = /\p{RGI_Emoji}/gv
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Variation_Selector}]/gu
/** Marks that lay a text out; those of an address are part of it. */
const LAYOUT = /\S*(?:@|:\/\/|www\.)\S*|[*_`~|\\<>{}^]+/giu
const BULLET = /^(?:[-–—]\s+|[•·]\s*)/u
const PLACE_IN_LIST = /^(\d{1,2})[.)]\s+/u
/** A line that was wrapped goes on small. */
const WRAPPED = /(?<![.!?…。！？:：])\n(?=\p{Ll})/gu
const ADDRESS = /\S*(?:@|:\/\/|www\.)\S*/iu

/**
 * The idea's own sentences, whole and in order, with the words it wants at the end as the last. Only what
 * speaks to the writer is left out ('Make a video about'), and never where a figure or an address would go
 * with it.
 */
export function ownSentences(idea: string, language: WritingLanguage): string[] {
  const { idea: told, closing } = partClosing(plain(idea), language)
  const sentences = withoutListMarks(told.split('\n'))
    .flatMap((line) => sentencesOf(line, language))
    .map(({ text }) => text.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => keepingFacts(sentence, withoutRequest(sentence, language)))
    .filter((one) => factsIn(one) > 0 || !isForTheWriter(one, language))
  const all = closing === '' ? sentences : [...sentences, closing]
  return all.map((sentence) => asSentence(sentence, language))
}

function plain(idea: string): string {
  return idea
    .replace(EMOJI, ' ')
    .replace(LAYOUT, (found) => (/[\p{L}\p{N}@]/u.test(found) ? found : ' '))
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .replace(WRAPPED, ' ')
}

/** Numbers that count the lines from one are layout; the 12. of a date is not. */
function withoutListMarks(lines: readonly string[]): string[] {
  const places = lines.map((line) => Number(PLACE_IN_LIST.exec(line)?.[1] ?? 0))
  const counted = places.filter(Boolean)
  const isCounted = counted.length > 1 && counted.every((place, at) => place === at + 1)
  return lines.map((line) =>
    (isCounted ? line.replace(PLACE_IN_LIST, '') : line).replace(BULLET, ''),
  )
}

/** The shorter text, unless a figure or an address is lost with the rest. */
function keepingFacts(text: string, shorter: string): string {
  return factsIn(shorter) === factsIn(text) ? shorter : text
}

function factsIn(text: string): number {
  return text.match(/\p{N}+|\S*(?:@|:\/\/|www\.)\S*/gu)?.length ?? 0
}

/** An address stays as it can be typed. */
function asSentence(text: string, language: WritingLanguage): string {
  const words = text.split(' ')
  const whole = ADDRESS.test(words.at(-1) ?? '') ? text : ended(text, language)
  return ADDRESS.test(words[0] ?? '') ? whole : capitalised(whole)
}
