import type { WritingLanguage } from '#contract/options.ts'
import { oneOf, pattern, perLanguage } from '../../words/read-words.ts'

type Sides = [string, string]

const MOST_WORDS = 6
/** What follows the second side: the question, or for whom. */
const REST = '(?:\\s*[:,;?.–—(].*|\\s-\\s.*|\\s(?:for|para|pour|für|cho)\\s.*)?$'
const VERSUS = new RegExp(
  `^[¿¡]?(.+?)\\s+(?:vs\\.?|versus|gegen|contre|contra)\\s+(.+?)${REST}`,
  'iu',
)
const ASKED = '(?:\\s?\\?|\\s*[:,–—]\\s*[^:]*\\?)\\s*$'
const comparisons = perLanguage(({ comparison: { or, between, asks } }) => ({
  /** 'Coffee or tea?', 'Coffee or tea: which is better' */
  sides: [VERSUS, pattern(`${between}${REST}`), pattern(`^[¿¡]?(.+?)\\s+${or}\\s+(.+?)${ASKED}`)],
  asks: pattern(`^${oneOf(asks)}(?!\\p{L})`),
}))
const JAPANESE = [
  /^(.{1,16}?)(?:vs|VS|対)(.{1,16}?)(?:[、。？！：].*)?$/u,
  /^(.{1,16}?)と(.{1,16}?)(?:の違い|の比較|、どちら|、どっち|はどちら|はどっち|、選ぶなら|を比べ).*$/u,
  /^(.{1,16}?)か(.{1,16}?)か[、？。].*$/u,
]

/** The two sides that a sentence compares, in its words; null when it compares nothing. */
export function findComparison(sentence: string, language: WritingLanguage): Sides | null {
  const patterns = language === 'ja' ? JAPANESE : comparisons(language).sides
  for (const pattern of patterns) {
    const [, first = '', second = ''] = pattern.exec(sentence) ?? []
    const sides: Sides = [first.trim(), second.trim()]
    if (sides.every((side) => isSide(side, language))) return sides
  }
  return null
}

/** A thing, and no half of a question: 'should I rent'. */
function isSide(side: string, language: WritingLanguage): boolean {
  if (language === 'ja') return side !== ''
  const words = side.toLowerCase().split(/\s+/u)
  return side !== '' && words.length <= MOST_WORDS && !comparisons(language).asks.test(side)
}
