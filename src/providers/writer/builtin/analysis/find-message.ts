import type { WritingLanguage } from '#contract/options.ts'
import { ended } from './ended.ts'
import { MESSAGE_WORDS } from './message-words.ts'
import { type OwnWords, withinSentence } from './own-words.ts'

/** An idea that is said as it stands: who, what, when, and what there is to gain. */
export type Message = {
  /** What people look forward to, what does not happen as planned, what ends for good, or what is lost or found. */
  kind: 'invitation' | 'notice' | 'farewell' | 'search'
  sentences: string[]
  /** When, and of an invitation what there is to gain, to be said again; empty when the message has nothing else. */
  end: string
  /** The sentence that holds the end, else the first, as it stands within another. */
  again: string
}

const MARK_AT_END = /[\s.!?。！？,;、]+$/u
/** What people announce. */
const ANNOUNCED = new Set([
  'shop',
  'event',
  'startup',
  'app',
  'brand',
  'service',
  'podcast',
  'property',
  'game',
])
/** Before this part of a sentence an end would be the whole sentence again. */
const END_FROM = 0.12

/** 'from Monday to Friday' */
const UNTIL = 'to|till|until|and|bis|und|al?|hasta|y|au|et|đến|và'
/** 'Lost: …' */
const LABEL = /^[^:：]{1,24}[:：]\s*/u

/** Too long a time to say when something happens: 'a short film about grief on a winter sea'. */
const SEASON =
  /spring|summer|autumn|winter|primavera|verano|otoño|invierno|printemps|été|automne|hiver|frühling|sommer|herbst/giu
/** 'A shop is closed on Sunday, and a boy …' begins a story. */
const STORY_OPENING = /^(?:an?|una?|une?|eine?)\s/iu

/**
 * Reads an announcement from an idea's sentences; null when it names a subject, asks or tells a story.
 * @param contact where and how to come; who names it announces something.
 */
export function findMessage(
  sentences: readonly string[],
  contact: string,
  own: OwnWords,
): Message | null {
  const { language, target, intent } = own
  const told = sentences.join(' ')
  if (language !== target || intent.kind !== 'open' || /[?？]/u.test(told)) return null
  const kind = kindOf(told, contact, own)
  if (!kind || sentences.length === 0) return null
  const whole = sentences.map((one) => ended(one, language))
  const time = timeOf(whole, language)
  const gain = endOf(whole, language)
  const end = kind === 'invitation' ? endWithTime(time, gain, whole.join(' '), own) : time
  const part = kind === 'invitation' ? gain : time
  const main = whole.find((one) => part !== '' && said(one).includes(part)) ?? whole[0]
  const news = kind === 'search' ? main?.replace(LABEL, '') : main
  return { kind, sentences: whole, end, again: withinSentence(said(news ?? ''), own) }
}

function kindOf(text: string, contact: string, own: OwnWords): Message['kind'] | null {
  const { notice, farewell, search, when } = MESSAGE_WORDS[own.language]
  const isReached = contact !== ''
  const isTimed = when.test(text.replaceAll(SEASON, ''))
  if (search.test(text) && (isReached || isTimed)) return 'search'
  const isOccasion = !STORY_OPENING.test(text) && (isReached || isTimed)
  if (farewell.test(text) && isOccasion) return 'farewell'
  if (announces(text, own)) return 'invitation'
  if (notice.test(text) && isOccasion) return 'notice'
  return isReached ? 'invitation' : null
}

function announces(text: string, { language, concepts }: OwnWords): boolean {
  const { news, ours, when, offer } = MESSAGE_WORDS[language]
  const [isNews, isOurs] = [news.test(text), ours.test(text)]
  const [isTimed, isOffer] = [when.test(text), offer.test(text)]
  const isTrade = concepts.some(({ concept }) => ANNOUNCED.has(concept.topic ?? ''))
  if (isNews && isTimed) return isOurs || isOffer || isTrade
  return isOffer && (isNews || isTimed) && (isOurs || isTrade)
}

/** From the first word of when or what for that does not repeat the sentence from its beginning. */
function endOf(sentences: readonly string[], language: WritingLanguage): string {
  const { when, offer } = MESSAGE_WORDS[language]
  for (const sentence of sentences) {
    const starts = [when, offer].flatMap((one) => startsOf(one, sentence))
    const late = starts.filter((at) => at >= sentence.length * END_FROM)
    if (late.length > 0) return said(sentence.slice(Math.min(...late)))
  }
  return ''
}

/** When something is not as usual, and no more: what else a sentence says of it is not for the ear twice. */
function timeOf(sentences: readonly string[], language: WritingLanguage): string {
  const { when } = MESSAGE_WORDS[language]
  const gap = language === 'ja' ? '' : `,?\\s+(?:(?:${UNTIL})\\s+)?`
  const times = new RegExp(`(?:${when.source})(?:${gap}(?:${when.source}))*`, when.flags)
  const found = sentences.map((sentence) => times.exec(sentence.replaceAll(SEASON, ' '))?.[0])
  return (
    found
      .find((time) => time !== undefined)
      ?.replace(MARK_AT_END, '')
      .replace(/^de\s/iu, '') ?? ''
  )
}

/** What begins with its time has it nowhere else. */
function endWithTime(time: string, end: string, text: string, own: OwnWords): string {
  if (time === '' || end === '' || text.indexOf(time) + time.length > text.indexOf(end)) return end
  return `${withinSentence(time, own)}${own.language === 'ja' ? '、' : ', '}${end}`
}

/** As it can stand behind a colon. */
function said(sentence: string): string {
  return sentence.replace(MARK_AT_END, '').replace(/\s?[:：]\s?(?!\d)/u, ', ')
}

function startsOf(words: RegExp, sentence: string): number[] {
  const everywhere = new RegExp(words.source, `${words.flags}g`)
  return [...sentence.matchAll(everywhere)].map(({ index }) => index)
}
