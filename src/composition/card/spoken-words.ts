export type CardScript = 'latin' | 'vi' | 'ja'

const KANA_OR_HAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu

/** How a text is set, told by its own letters: a scene may be in another language than its storyboard. */
export function scriptOf(text: string): CardScript {
  if (KANA_OR_HAN.test(text)) return 'ja'
  return VIETNAMESE.test(text.normalize('NFC')) ? 'vi' : 'latin'
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** What a reader counts as words; of Japanese two segments are about one word of English. */
export function countWords(text: string): number {
  const segments = [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length
  if (scriptOf(text) === 'ja') return Math.ceil(segments / 2)
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Two Vietnamese syllables may be one word, and are still two on a line. */
const JOINED_TO_NEXT = /^[「『（(“„«‘]$/u
const JOINED_TO_LAST = /^[\p{Script=Hiragana}、。，．」』）)！？!?・ー:：]+$/u
/** Words of their own, though they are written as particles and endings are. */
const BEGINS =
  /^(?:あなた|わたし|[こそあど]れ|[こそあど]の|[こそあど]こ|なぜ|どう|もう|まだ|とても|いつも|すべて|みんな)$/u
const ENDS_CLAUSE = /[、。，．！？!?:：]$/u

/** Phrases of Japanese, between which a line may break: a particle stays with its noun. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  let isOpen = false
  for (const { segment } of words.segment(text)) {
    const last = phrases.length - 1
    const before = phrases[last]
    if (before !== undefined && (isOpen || belongs(before, segment))) {
      phrases[last] = before + segment
    } else phrases.push(segment)
    isOpen = JOINED_TO_NEXT.test(segment)
  }
  return phrases
}

/** A particle, an ending or a mark; the unit of a number, the number of a currency. */
function belongs(before: string, segment: string): boolean {
  if (/[\d.,〇一二三四五六七八九十百千万]$/u.test(before) && !JOINED_TO_NEXT.test(segment))
    return true
  const isMark = !/[\p{L}\p{N}]/u.test(segment)
  if (!isMark && (ENDS_CLAUSE.test(before) || BEGINS.test(segment))) return false
  return JOINED_TO_LAST.test(segment)
}
