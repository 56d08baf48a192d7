import { anyLanguage, once, oneOf } from '../../words/read-words.ts'
import type { OwnWords } from './idea-analysis.ts'
import { messageWords } from './message-words.ts'

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
/** Too long a time to say when something happens: 'a short film about grief on a winter sea'. */
const seasons = once(() => new RegExp(oneOf(anyLanguage().seasons), 'giu'))
/** 'A shop is closed on Sunday, and a boy …' begins a story. */
const STORY_OPENING = /^(?:an?|una?|une?|eine?)\s/iu

/**
 * Whether an idea announces something: what people look forward to, what does not happen as planned, what
 * ends for good, or what is lost or found. None does that names a subject, asks or tells a story.
 * @param contact where and how to come; who names it announces something.
 */
export function isAnnouncement(
  sentences: readonly string[],
  contact: string,
  own: OwnWords,
): boolean {
  const { language, target, intent } = own
  const told = sentences.join(' ')
  if (language !== target || intent.kind !== 'open' || /[?？]/u.test(told)) return false
  const { notice, farewell, search, when } = messageWords(language)
  const isReached = contact !== ''
  const isOccasion = isReached || when.test(told.replaceAll(seasons(), ''))
  if (isReached || announces(told, own)) return true
  if (search.test(told)) return isOccasion
  return (farewell.test(told) || notice.test(told)) && isOccasion && !STORY_OPENING.test(told)
}

function announces(text: string, { language, concepts }: OwnWords): boolean {
  const { news, ours, when, offer } = messageWords(language)
  const [isNews, isOurs] = [news.test(text), ours.test(text)]
  const [isTimed, isOffer] = [when.test(text), offer.test(text)]
  const isTrade = concepts.some(({ concept }) => ANNOUNCED.has(concept.topic ?? ''))
  if (isNews && isTimed) return isOurs || isOffer || isTrade
  return isOffer && (isNews || isTimed) && (isOurs || isTrade)
}
