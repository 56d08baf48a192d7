/** Abbreviations that are always followed by what they stand before: 'Dr.', 'z.B.'. Without their last point. */
const GOES_ON: Record<string, ReadonlySet<string>> = {
  en: words(`mr mrs ms mx dr prof st mt ft gen col capt lt sgt rev hon gov sen rep pres vs e.g i.e approx dept
    cf viz`),
  es: words(
    `sr sra srta sres dr dra ud uds vd vds dn dña prof profa lic ing arq gral av avda pza aprox ej ee`,
  ),
  fr: words('mm mme mlle dr pr me st ste av env ex cf boul'),
  de: words(`dr prof hr fr dipl ing ca bzw ggf inkl exkl evtl vgl bspw sog st mio mrd geb gest verh insb z.b
    d.h u.a z.t i.d.r u.u o.ä`),
  vi: words('mr mrs ms dr ts gs pgs ths bs ks tp tx đ.c'),
}
/** Abbreviations that may also end a sentence: the next word tells. */
const MAY_END: Record<string, ReadonlySet<string>> = {
  en: words('etc jr sr inc ltd co corp ave blvd rd a.m p.m b.c a.d al max min'),
  es: words('etc uu cía s.a máx mín'),
  fr: words('etc j.-c max min'),
  de: words('usw etc chr jh std sek u.v.m max min'),
  vi: words('v.v vv'),
}
/** In any language, before a number: 'No. 5' goes on, 'She said no.' does not. */
const BEFORE_NUMBER = words(
  `no nos nr n° vol fig ch pp núm pág págs tel cap chap art éd abb abs bd kap str q`,
)
/** Languages that write 'the 3rd' as '3.'. */
const POINT_MAKES_ORDINAL = new Set(['de', 'cs', 'da', 'fi', 'hr', 'hu', 'no', 'pl', 'sk', 'tr'])

const SENTENCE_MARK = /[.!?。！？…؟।]$/u
const OPENING = /^[\p{Ps}\p{Pi}¿¡"']+/u
const CLOSING = /[\p{Pe}\p{Pf}"']+$/u

/**
 * Whether a sentence ends with a word, told by its mark. The point of an abbreviation, an initial or an
 * ordinal number does not end one; where that can be either, a small letter in the next word decides.
 *
 * @param word with its punctuation; @param next the word after it; @param language BCP 47.
 */
export function endsSentence(word: string, next: string, language: string): boolean {
  const bare = word.replace(CLOSING, '')
  if (!SENTENCE_MARK.test(bare)) return false
  if (!/[^.]\.$/u.test(bare)) return true
  const tag = language.split('-', 1)[0] as string
  const stem = bare.slice(0, -1).replace(OPENING, '')
  if (/^\p{Ll}/u.test(next)) return !isAbbreviation(stem, tag)
  if (/^\d/u.test(next) && BEFORE_NUMBER.has(stem.toLowerCase())) return false
  return !alwaysGoesOn(stem, tag)
}

/** The sentences of a text, in order, each with what follows it up to the next. */
export function sentencesOf(text: string, language: string): { index: number; text: string }[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const sentences: { index: number; text: string }[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const last = sentences.at(-1)
    if (last && isOneWith(last.text, segment, language)) last.text += segment
    else sentences.push({ index, text: segment })
  }
  return sentences
}

/** A line break always divides. */
function isOneWith(before: string, after: string, language: string): boolean {
  if (/[\n\r\u2028\u2029]\s*$/u.test(before)) return false
  const word = before.trim().split(/\s/u).at(-1) ?? ''
  const next = after.trim().split(/\s/u, 1)[0] ?? ''
  return word.replace(CLOSING, '').endsWith('.') && !endsSentence(word, next, language)
}

function alwaysGoesOn(stem: string, tag: string): boolean {
  if (setOf(GOES_ON, tag).has(stem.toLowerCase())) return true
  if (isInitial(stem, tag) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(stem)) return true
  return POINT_MAKES_ORDINAL.has(tag) && /^\d{1,2}$/u.test(stem)
}

function isAbbreviation(stem: string, tag: string): boolean {
  const isDotted = /^(?:\p{L}{1,2}\.)+-?\p{L}{1,2}$/u.test(stem)
  return isDotted || alwaysGoesOn(stem, tag) || setOf(MAY_END, tag).has(stem.toLowerCase())
}

/** 'J. R. R. Tolkien', 'z. B.'; the English 'I' is a word. */
function isInitial(stem: string, tag: string): boolean {
  return /^\p{L}$/u.test(stem) && !(tag === 'en' && stem === 'I')
}

/** Other languages meet the English ones in names: 'Dr.', 'vs.'. */
function setOf(sets: Record<string, ReadonlySet<string>>, tag: string): ReadonlySet<string> {
  return (sets[tag] ?? sets.en) as ReadonlySet<string>
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u))
}
