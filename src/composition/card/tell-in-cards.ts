import { sentencesOf } from '../sentences.ts'
import { breakUnits } from './break-units.ts'
import type { Card } from './card.ts'
import { CLAUSE_END, cardOfWhole, chooseCard, type Told, WORDS_MAX } from './choose-card.ts'
import { countWords, scriptOf } from './spoken-words.ts'
import { spaced } from './trimmed.ts'

/** A card, and the part of the scene's text that it tells. */
export type ToldCard = { card: Card; text: string }

/**
 * What a scene says on as many cards as it takes, in order: the whole if one card can tell it, else a card for each
 * sentence and clause. Words that are worth showing stand alone.
 *
 * @param isReadable whether a card has its words at reading size; what has not is told on two.
 */
export function tellInCards(
  voiceOver: string,
  told: Told,
  isReadable: (card: Card) => boolean,
): ToldCard[] {
  const text = spaced(voiceOver)
  if (told.emphasis && countWords(text) > WORDS_MAX) return [{ card: chooseCard(text, told), text }]
  const sentences = sentencesOf(text, told.language)
    .map((sentence) => sentence.text.trim())
    .filter(Boolean)
  const whole = wholeCard(text, sentences, told)
  if (whole && isReadable(whole)) return [{ card: whole, text }]
  const cards = sentences.flatMap((sentence): ToldCard[] => {
    const card = cardOfWhole(sentence, { isLast: false })
    if (card && isReadable(card)) return [{ card, text: sentence }]
    return statements(sentence).map(stated)
  })
  return joinedWhereShort(cards).flatMap((one) => halvedUntil(isReadable, one))
}

/** Of several sentences one card has the words and who said them, or who they are. */
function wholeCard(text: string, sentences: string[], told: Told): Card | null {
  const card = cardOfWhole(text, told)
  const isOne = sentences.length < 2 || card?.type === 'quote' || card?.type === 'end'
  if (card && isOne) return card
  const arePlain = sentences.every((sentence) => !cardOfWhole(sentence, { isLast: false }))
  return arePlain && countWords(text) <= WORDS_MAX ? { type: 'statement', text } : null
}

function stated(text: string): ToldCard {
  return { card: { type: 'statement', text }, text }
}

/** Clauses together as long as they are read at a glance; a longer one in even parts. */
function statements(sentence: string): string[] {
  const parts: string[] = []
  for (const clause of sentence.split(CLAUSE_END).filter(Boolean)) {
    const last = parts.at(-1)
    const both = last === undefined ? clause : joined(last, clause)
    if (last !== undefined && countWords(both) <= WORDS_MAX) parts[parts.length - 1] = both
    else parts.push(clause)
  }
  return parts.flatMap((part) => evenParts(part, Math.ceil(countWords(part) / WORDS_MAX)))
}

/** No part ends with a word that leans on the next one. */
function evenParts(text: string, count: number): string[] {
  const units = breakUnits(text, scriptOf(text), false)
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    let cut = Math.round((units.length * (index + 1)) / count)
    while (cut > 1 && units[cut - 1]?.leans) cut -= 1
    return cut
  })
  const borders = [...new Set([0, ...cuts, units.length])].toSorted((one, other) => one - other)
  return borders
    .slice(1)
    .map((end, index) =>
      units.slice(borders[index], end).reduce((said, unit) => joined(said, unit.text), ''),
    )
}

function halvedUntil(isReadable: (card: Card) => boolean, one: ToldCard): ToldCard[] {
  if (isReadable(one.card)) return [one]
  const halves = evenParts(one.text, 2)
  return halves.length < 2 ? [one] : halves.flatMap((half) => halvedUntil(isReadable, stated(half)))
}

/** Short sentences one after another are read at one glance. */
function joinedWhereShort(cards: ToldCard[]): ToldCard[] {
  const pages: ToldCard[] = []
  for (const one of cards) {
    const last = pages.at(-1)
    const both = last && joined(last.text, one.text)
    const areWords = last?.card.type === 'statement' && one.card.type === 'statement'
    const isShort = last && countWords(last.text) <= SHORT && countWords(one.text) <= SHORT
    if (both && areWords && isShort) pages[pages.length - 1] = stated(both)
    else pages.push(one)
  }
  return pages
}
const SHORT = 4

function joined(one: string, other: string): string {
  return one === '' || scriptOf(one + other) === 'ja' ? one + other : `${one} ${other}`
}
