import type { SeededRandom } from './seeded-random.ts'

export type SectionName = 'intro' | 'theme' | 'contrast' | 'variation' | 'ending'
export type Section = { name: SectionName; firstBar: number; bars: number }
export type Form = { tempoBpm: number; bars: number; sections: Section[]; tailS: number }

export const BEATS_A_BAR = 4
const SHORTEST_TAIL_S = 2.4
const LONGEST_TAIL_S = 4.5
const LONG_PIECE_BARS = 28
const LONG_PHRASE_BARS = 8
const SHORT_PHRASE_BARS = 4

/**
 * Shapes a piece to an exact length: intro, theme, contrast, variation and ending of whole bars, then a
 * tail in which the last chord dies away. Of all forms whose tempo suits the mood, or else comes
 * nearest to it, it takes the one nearest to a tempo drawn from that range.
 */
export function planForm(
  durationS: number,
  [slowest, fastest]: readonly [number, number],
  random: SeededRandom,
): Form {
  const tailS = random.between(
    SHORTEST_TAIL_S,
    Math.max(SHORTEST_TAIL_S + 0.6, Math.min(LONGEST_TAIL_S, durationS * 0.08)),
  )
  const beatMinutes = (durationS - tailS) / 60
  const tempoFor = (bars: number) => (bars * BEATS_A_BAR) / beatMinutes
  const wanted = random.between(slowest, fastest)
  const most = Math.ceil((fastest * beatMinutes) / BEATS_A_BAR) + SHORT_PHRASE_BARS
  const unsuited = (tempo: number) => Math.max(1, slowest / tempo, tempo / fastest)
  const distance = (tempo: number) => Math.abs(Math.log(tempo / wanted))
  const isBetter = (tempo: number, than: number) =>
    unsuited(tempo) < unsuited(than) ||
    (unsuited(tempo) === unsuited(than) && distance(tempo) < distance(than))
  const bars = Array.from({ length: most }, (_, index) => index + 1)
    .filter(isWellFormed)
    .reduce((best, count) => (isBetter(tempoFor(count), tempoFor(best)) ? count : best))
  return { tempoBpm: tempoFor(bars), bars, sections: sectionsOf(bars), tailS }
}

/** The ending is one bar or two, so that an even number is left between. */
function framing(bars: number): { intro: number; ending: number } {
  if (bars >= LONG_PIECE_BARS) return { intro: 4, ending: 2 }
  const intro = bars >= 14 ? 2 : bars >= 6 ? 1 : 0
  return { intro, ending: (bars - intro) % 2 ? 1 : 2 }
}

/** The middle is made of whole four-bar phrases; a shorter piece may have one of two bars. */
function isWellFormed(bars: number): boolean {
  const { intro, ending } = framing(bars)
  const middle = bars - intro - ending
  return middle > 0 && middle % (bars >= LONG_PIECE_BARS ? SHORT_PHRASE_BARS : 2) === 0
}

function sectionsOf(bars: number): Section[] {
  const { intro, ending } = framing(bars)
  const phrases = phraseLengths(bars - intro - ending)
  const lengths: [SectionName, number][] = [
    ['intro', intro],
    ...phrases.map((length, at): [SectionName, number] => [nameOf(at, phrases.length), length]),
    ['ending', ending],
  ]
  let firstBar = 0
  const sections: Section[] = []
  for (const [name, length] of lengths) {
    if (length > 0) sections.push({ name, firstBar, bars: length })
    firstBar += length
  }
  return sections
}

/** An odd phrase stands before the last one. */
function phraseLengths(bars: number): number[] {
  const usual = bars > 4 * SHORT_PHRASE_BARS ? LONG_PHRASE_BARS : SHORT_PHRASE_BARS
  const lengths = Array.from<number>({ length: Math.floor(bars / usual) }).fill(usual)
  if (bars % usual) lengths.splice(Math.max(0, lengths.length - 1), 0, bars % usual)
  return lengths
}

/** Theme, contrast, variation; longer pieces state the theme twice before each contrast. */
function nameOf(at: number, count: number): SectionName {
  if (at === 0) return 'theme'
  if (count === 2 || (count === 3 && at === 1)) return 'contrast'
  if (at === count - 1) return 'variation'
  return at % 3 === 2 ? 'contrast' : 'variation'
}
