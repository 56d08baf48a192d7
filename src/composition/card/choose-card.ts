import { saidIn } from '../said-in.ts'
import { sentencesOf } from '../sentences.ts'
import type { Card } from './card.ts'
import { comparison, definition, list, quotation, step, timeline } from './card-shapes.ts'
import { CONTACT, DATE, LONG_FIGURE, MEASURED, PRICE, TIME, WEEKDAY } from './card-values.ts'
import { countWords } from './spoken-words.ts'
import { spaced, trimmed, without } from './trimmed.ts'

/** More words than these are no longer read at a glance. */
export const WORDS_MAX = 12
const DETAIL_WORDS_MAX = 16

export type Told = {
  /** BCP 47; tells where a sentence ends. */
  language: string
  /** Of the video: where people say who they are. */
  isLast: boolean
  /** The few words of the text that are worth showing. */
  emphasis?: string | undefined
}
type Rule = (text: string) => Card | null

/** In this order: the first that fits a text says which card it is. */
const RULES: Rule[] = [
  price,
  date,
  timeline,
  step,
  list,
  quotation,
  question,
  comparison,
  definition,
  number,
  place,
]

/**
 * Chooses the card for what a scene says and splits it into parts, without a word of its own. A text that is too
 * long for one card gives its most telling sentence.
 */
export function chooseCard(voiceOver: string, { language, isLast, emphasis }: Told): Card {
  const text = spaced(voiceOver)
  const sentences = sentencesOf(text, language).map((sentence) => sentence.text.trim())
  const closing = isLast ? end(text) : null
  if (closing) return closing
  const worthShowing = saidIn(text, spaced(emphasis ?? ''))
  for (const rule of RULES) {
    for (const part of new Set([...sentences, text])) {
      const card = rule(part)
      if (card && shows(card, worthShowing)) return card
    }
  }
  return { type: 'statement', text: worthShowing || statementOf(text, sentences) }
}

/** The card that a text makes as a whole; null when it is a statement. */
export function cardOfWhole(text: string, { isLast }: Pick<Told, 'isLast'>): Card | null {
  const closing = isLast ? end(text) : null
  if (closing) return closing
  for (const rule of RULES) {
    const card = rule(text)
    if (card) return card
  }
  return null
}

/** Whether the words are in one of the card's parts; when there are none, any card will do. */
function shows(card: Card, words: string): boolean {
  return words === '' || saidIn(textsOf(card).join('\n'), words) !== ''
}

/** Every word that a card shows. */
export function textsOf(part: unknown): string[] {
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(textsOf)
  return typeof part === 'string' ? [part] : []
}

/** Not within a time or a number: 6:30, 2,800. */
export const CLAUSE_END = /(?<=[,;:–—、])(?!\d)\s*/u

/** The whole if it is short, else its last short sentence or clause: what a scene says comes to rest there. */
function statementOf(text: string, sentences: string[]): string {
  if (countWords(text) <= WORDS_MAX) return text
  const short = (part: string) => countWords(part) <= WORDS_MAX && countWords(part) > 2
  const clauses = sentences.flatMap((sentence) => sentence.split(CLAUSE_END))
  const best = sentences.filter(short).at(0) ?? clauses.filter(short).toSorted(byLength).at(0)
  return best ? trimmed(best, ',;:–—、') : (sentences[0] ?? text)
}

function byLength(one: string, other: string): number {
  return countWords(other) - countWords(one)
}

function end(text: string): Card | null {
  const handle = CONTACT.exec(text)?.[0]
  if (!handle) return null
  const parts = without(text, handle)
    .split(/(?:(?<!\b\p{L}{1,3})[.。]|[,;、!])\s*/u)
    .map((part) => trimmed(part, ',;:–—、'))
    .filter(Boolean)
  const [name = '', ...lines] = parts
  return countWords(text) <= 24 ? { type: 'end', name, handle: handle.trim(), lines } : null
}

function price(text: string): Card | null {
  const found = PRICE.exec(text)
  if (!found || countWords(text) > DETAIL_WORDS_MAX) return null
  const before = trimmed(text.slice(0, found.index)).replace(LEANING_END, '')
  const after = trimmed(text.slice(found.index + found[0].length))
  return before
    ? { type: 'price', item: before, price: found[0], rest: after }
    : { type: 'price', item: after, price: found[0], rest: '' }
}
/** "Two croissants for", "Zwei Croissants für". */
const LEANING_END = /(?:\s(?:for|at|für|por|pour|à|a|giá|chỉ|nur|only)|[がはで])$/iu

function date(text: string): Card | null {
  const weekday = WEEKDAY.exec(text)?.[0] ?? ''
  const day = DATE.exec(text)?.[0] ?? ''
  const time = TIME.exec(without(text, day))?.[0] ?? ''
  if ((!day && !(weekday && time)) || countWords(text) > DETAIL_WORDS_MAX) return null
  return { type: 'date', weekday, date: day, time, text: trimmed(text) }
}

function question(text: string): Card | null {
  return /[?？؟]["”»」]?$/u.test(text) && countWords(text) <= DETAIL_WORDS_MAX
    ? { type: 'question', text }
    : null
}

/** What stands after the figure; the whole sentence when the figure is in its middle. */
function number(text: string): Card | null {
  const found = MEASURED.exec(text) ?? LONG_FIGURE.exec(text)
  if (!found?.groups || countWords(text) > DETAIL_WORDS_MAX) return null
  const { value = '', unit = '' } = found.groups
  const rest = text.slice(found.index + found[0].length)
  return { type: 'number', value, unit, text: trimmed(found.index === 0 ? rest : text) }
}

function place(text: string): Card | null {
  const found = /^(?<name>\p{Lu}[^,.!]*), (?<region>\p{Lu}[^,.!]*)\.?$/u.exec(text)
  if (!found?.groups || countWords(text) > 6) return null
  const { name = '', region = '' } = found.groups
  const isName = name
    .split(' ')
    .every((word) => /^(?:\p{Lu}|ob$|der$|de$|la$|sur$|am$)/u.test(word))
  return isName ? { type: 'place', name, region } : null
}
