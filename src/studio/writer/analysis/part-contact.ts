import type { WritingLanguage } from '#contract/options.ts'
import { anyLanguage, once, oneOf, pattern, phrasesIn } from '../../words/read-words.ts'
import { messageWords } from './message-words.ts'

/** A point of an abbreviation parts nothing: 'tél. 04', 'am 1. Juni'. */
const GAP =
  /\s*[、。]\s*|(?:\s*[,;|·]|\s[–—-]|(?<!(?<!\p{L})(?:t[eé]l|str|nr|no|st|ave?|blvd|[ap]\.m|đt|sđt)|\d)\.)(?:\s+|$)/giu
const NUMBER = /^[^\p{N}]*?(\+?[\d(][\d\s()./-]*\d)$/u
const FEWEST_DIGITS = 6
/** What a call is for, behind its number. */
const PURPOSE = /(?:\s(?:to|for|para|pour|für|để)\s.{1,40}|まで|へ)$/iu
const YEARS = /^[12]\d{3}\s?\D\s?\d{2,4}$/u
const LONGEST_LEAD = 34
const MOST_ADDRESS_WORDS = 7
const RANGE =
  /\d\s*(?:\p{L}+\.?\p{L}*\.?\s*)?(?:to|till|until|-|–|bis|a|à|hasta|から|~|〜|đến)\s*\d/iu
const SHORTEST_REST = 10
const LONGEST_CONTACT = 100

const streets = once(() => pattern(oneOf(anyLanguage().streets)))

type ContactKind = 'phone' | 'address' | 'hours' | 'day'

/**
 * The idea, and who to call, where to come and when, named in clauses of their own at its end: 'Rua Augusta 12,
 * 8 am to 6 pm, call 555 0100'. A day alone stays with what happens on it.
 */
export function partContact(
  idea: string,
  language: WritingLanguage,
): { idea: string; contact: string } {
  const kinds: ContactKind[] = []
  let from = idea.length
  for (const gap of [...idea.matchAll(GAP)].toReversed()) {
    const clause = idea.slice(gap.index + gap[0].length, from).replace(/[\s.!。]+$/u, '')
    const kind = clause === '' ? undefined : kindOf(clause, language)
    if (clause !== '' && !kind) break
    if (kind) kinds.push(kind)
    from = gap.index
  }
  const rest = idea.slice(0, from)
  const text = idea.slice(from).replace(/^[\s\p{P}]+|[\s.!。]+$/gu, '')
  const leadsThere = kinds.some((kind) => kind !== 'day') && text.length <= LONGEST_CONTACT
  return leadsThere && rest.length >= SHORTEST_REST
    ? { idea: rest, contact: text }
    : { idea, contact: '' }
}

function kindOf(clause: string, language: WritingLanguage): ContactKind | undefined {
  if (isPhone(clause, language)) return 'phone'
  const isNumbered = /(?<!\d)\d{1,4}\p{L}?(?!\d)/u.test(clause)
  if (isNumbered && streets().test(clause) && clause.split(' ').length <= MOST_ADDRESS_WORDS)
    return 'address'
  if (!isTime(clause, language)) return undefined
  return RANGE.test(clause) ? 'hours' : 'day'
}

function isPhone(clause: string, language: WritingLanguage): boolean {
  const bare = clause.replace(PURPOSE, '')
  const number = NUMBER.exec(bare)?.[1] ?? ''
  const lead = bare.slice(0, bare.length - number.length).trim()
  const isLong = number.replaceAll(/\D/gu, '').length >= FEWEST_DIGITS
  const call = new RegExp(
    `^(?:and |y |et |und |và )?${oneOf(phrasesIn(language).contact.call)}`,
    'iu',
  )
  if (YEARS.test(clause)) return false
  return isLong && lead.length <= LONGEST_LEAD && (lead === '' || call.test(lead))
}

/** Nothing but days, hours and what joins them. */
function isTime(clause: string, language: WritingLanguage): boolean {
  const { when } = messageWords(language)
  const days = new RegExp(when.source, `${when.flags}g`)
  if (!/\p{N}/u.test(clause) && !when.test(clause)) return false
  const hours = oneOf(phrasesIn(language).contact.hours)
  const joints =
    language === 'ja'
      ? new RegExp(`${hours}|曜日?|日|月`, 'gu')
      : new RegExp(`(?<!\\p{L})${hours}(?!\\p{L})\\.?`, 'giu')
  const left = clause
    .replace(days, '')
    .replaceAll(/(?<=\d)\s?(?:st|nd|rd|th|am|pm|h|uhr|時|giờ)(?!\p{L})/giu, '')
    .replace(joints, '')
  // A bare number is a count, and one of three figures or more a year.
  return !/\p{L}/u.test(left) && !/^\s*\p{N}+\s*$|\p{N}{3}/u.test(clause)
}
