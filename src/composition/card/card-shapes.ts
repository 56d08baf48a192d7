import type { Card } from './card.ts'
import { MEASURED, YEAR } from './card-values.ts'
import { AGAINST, ARTICLE, IS, MEANS, SAID, STEP, STEP_OF } from './card-words.ts'
import { countWords } from './spoken-words.ts'
import { trimmed } from './trimmed.ts'

/** Cards that are told by how a text is built. */

const ITEM_WORDS_MAX = 6
const STEP_TEXT = new RegExp(`(?:${STEP}) ?(?<step>\\d+) ?(?:${STEP_OF}) ?(?<of>\\d+)`, 'iu')

export function step(text: string): Card | null {
  const found = STEP_TEXT.exec(text)
  if (found?.index !== 0) return null
  const [number, of] = [Number(found.groups?.['step']), Number(found.groups?.['of'])]
  const rest = trimmed(text.slice(found[0].length))
  if (number < 1 || number > of || of > 12 || !rest || countWords(rest) > 16) return null
  return { type: 'step', step: number, of, label: found[0], text: rest }
}

export function list(text: string): Card | null {
  const [title = '', rest, ...more] = text.split(/[:：]\s*(?!\d)/u)
  if (!rest || more.length > 0 || countWords(title) > 8) return null
  const items = rest
    .split(/[,;、•]\s*|\s+(?:and|und|et|y|và)\s+(?=[^,;]*$)/u)
    .map((item) => trimmed(item.replace(/^(?:and|und|et|y|và|\d[.)])\s/u, ''), ',;:.–—、。!'))
    .filter(Boolean)
  const isList = items.length > 1 && items.length < 6
  if (!isList || items.some((item) => countWords(item) > ITEM_WORDS_MAX)) return null
  return { type: 'list', title: trimmed(title), items }
}

const QUOTED = /^(?<before>.*?)["“„«「『](?<text>[^"“”„«»「」『』]+)["”“»」』](?<after>.*)$/u

export function quotation(text: string): Card | null {
  const found = QUOTED.exec(text)?.groups
  if (!found || countWords(text) > 24) return null
  const { before = '', text: words = '', after = '' } = found
  const source = trimmed(`${trimmed(before)} ${trimmed(after)}`)
    .replace(new RegExp(`^(?:${SAID})\\s|\\s?(?:${SAID})$`, 'iu'), '')
    .replace(/^と|[はが]$/gu, '')
  const isName = /^[\p{Lu}\p{Script=Han}\p{Script=Katakana}]/u.test(source)
  if (!isName || countWords(source) > 5 || countWords(words) < 2) return null
  return { type: 'quote', text: words.trim().replace(/,$/, ''), source: trimmed(source) }
}

const BETWEEN = new RegExp(`,\\s+|、|\\s+(?:${AGAINST})\\s+`, 'iu')

export function comparison(text: string): Card | null {
  const sides = trimmed(text).split(BETWEEN)
  const [first, second] = sides.map(compared)
  return sides.length === 2 && first && second ? { type: 'compare', first, second } : null
}

function compared(side: string) {
  const found = MEASURED.exec(side)
  const label = trimmed(side.slice(0, found?.index)).replace(
    /(?:\s(?:takes|is|dauert|hat|tarda|prend|mất)|[はが])$/u,
    '',
  )
  const isWhole = found && found.index + found[0].length === side.length
  return isWhole && label && countWords(label) <= 5 ? { label, value: found[0] } : null
}

const DEFINED = new RegExp(
  `^(?<word>\\S+(?: \\S+)?)(?: (?:${IS}) (?=(?:${ARTICLE})[\\s\\p{L}])| (?:${MEANS}) |とは、?)(?<text>.+)$`,
  'iu',
)
/** They stand for something that was said before, and cannot be explained. */
const PRONOUN =
  /^(?:it|this|that|he|she|there|here|what|they|we|das|es|er|sie|dies|hier|esto|esta|este|eso|ce|c’est|il|elle|đây|đó|nó)(?:\s|$)/iu

export function definition(text: string): Card | null {
  const found = DEFINED.exec(text)?.groups
  const { word = '', text: meaning = '' } = found ?? {}
  if (!found || PRONOUN.test(word) || countWords(text) > 14) return null
  return { type: 'define', word, text: trimmed(meaning) }
}

/** "In 1903": the preposition that belongs to the year after it. */
const BEFORE_YEAR = /(?:^|[\s,])(?:in|im|en|năm|and|und|y|et|và)$/iu

export function timeline(text: string): Card | null {
  const years = [...text.matchAll(YEAR)]
  const numbers = years.map(([year]) => Number.parseInt(year, 10))
  if (years.length !== 3 || numbers.some((year, at) => year <= (numbers[at - 1] ?? 0))) return null
  const items = years.map(({ 0: year, index }, at) => {
    let after = trimmed(text.slice(index + year.length, years[at + 1]?.index))
    while (BEFORE_YEAR.test(after)) after = trimmed(after.replace(BEFORE_YEAR, ''))
    return { year, text: after.replace(/^に?は?、?/u, '') }
  })
  return items.every((item) => item.text && countWords(item.text) <= 8)
    ? { type: 'timeline', items }
    : null
}
