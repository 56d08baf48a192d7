import { WRITING_LANGUAGES, type WritingLanguage } from '#contract/options.ts'

/** What a video is told in until its idea says otherwise: the language that the screens speak. */
export function firstLanguage(locale: string): WritingLanguage {
  return WRITING_LANGUAGES.find((language) => language === locale) ?? WRITING_LANGUAGES[0]
}

type LatinLanguage = Exclude<WritingLanguage, 'ja'>

const listed = (words: string) => new Set(words.split(' '))

/** Frequent little words that the other languages do not have. */
const TELLTALES: Record<LatinLanguage, ReadonlySet<string>> = {
  en: listed('the and of is are how why what who where when with for from that this your our my'),
  es: listed('el los las una y por qué cómo con para del su mi como cuando donde está más'),
  fr: listed(
    "le les des une et pourquoi comment avec pour du sur dans qui est au aux mon ma c'est",
  ),
  de: listed('der die das und ein eine ist wie warum mit für im zum zur von den dem wir ich nicht'),
  vi: listed('và của là cho với không những một người cách tại sao như thế nào được các'),
}
const VIETNAMESE_LETTER = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gu
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const PLAIN_LEAD = 2
/** A whole article tells no more than its beginning, and would be read anew with every key. */
const READ_CHARACTERS = 2000

/**
 * The language an idea is plainly written in: by its script, else by its little words; 'other' for a
 * script that none of the writing languages has. Null while it is not plain.
 */
export function guessLanguage(text: string): WritingLanguage | 'other' | null {
  const idea = text.slice(0, READ_CHARACTERS)
  if (KANA.test(idea)) return 'ja'
  const letters = idea.match(/\p{L}/gu)?.length ?? 0
  const latin = idea.match(/\p{Script=Latin}/gu)?.length ?? 0
  const hasKanji = /\p{Script=Han}/u.test(idea)
  if (latin * 2 < letters) return hasKanji ? null : 'other'

  const lower = idea.toLowerCase().normalize('NFC')
  const words = lower.match(/[\p{L}\p{M}'’]+/gu) ?? []
  const points = Object.entries(TELLTALES).map(([language, telltales]) => {
    const letterHints = language === 'vi' ? (lower.match(VIETNAMESE_LETTER)?.length ?? 0) : 0
    const found = words.filter((word) => telltales.has(word)).length + letterHints
    return { language: language as LatinLanguage, found }
  })
  const [best, second] = points.toSorted((a, b) => b.found - a.found)
  return best && second && best.found - second.found >= PLAIN_LEAD ? best.language : null
}
