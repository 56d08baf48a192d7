import type { WritingLanguage } from '#contract/options.ts'
import { ended } from './ended.ts'
import { MESSAGE_WORDS } from './message-words.ts'
import type { OwnWords } from './own-words.ts'

/** An idea that is said as it stands: who, what, when, and what there is to gain. */
export type Message = {
  sentences: string[]
  /** When, and what there is to gain, to be said again; empty when the message has nothing else. */
  end: string
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
const END_FROM = 0.15

/** Reads an announcement from an idea's sentences; null when it names a subject, asks or tells a story. */
export function findMessage(sentences: readonly string[], own: OwnWords): Message | null {
  const { language, target, intent } = own
  const told = sentences.join(' ')
  if (language !== target || intent.kind !== 'open' || /[?？]/u.test(told)) return null
  if (!announces(told, own)) return null
  const whole = sentences.map((one) => ended(one, language))
  return { sentences: whole, end: endOf(whole, language) }
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
    if (late.length > 0)
      return sentence
        .slice(Math.min(...late))
        .replace(MARK_AT_END, '')
        .replace(/\s?:\s/u, ', ')
  }
  return ''
}

function startsOf(words: RegExp, sentence: string): number[] {
  const everywhere = new RegExp(words.source, `${words.flags}g`)
  return [...sentence.matchAll(everywhere)].map(({ index }) => index)
}
