import type { WritingLanguage } from '#contract/options.ts'
import { withoutMarkAtEnd } from './ended.ts'
import type { SpacedLanguage } from './spaced-language.ts'

const CLAUSE_MARK = /(?<=[,;:–])\s+|(?<=[、—])\s*/gu
/** Before these a new clause begins, where no mark tells. */
const CONJUNCTION: Record<SpacedLanguage, RegExp> = {
  en: /\s(?=(?:and|but|so|because|where|which|until|while|when|as|before|after)\s)/giu,
  es: /\s(?=(?:y|pero|porque|donde|hasta|mientras|cuando)\s)/giu,
  fr: /\s(?=(?:et|mais|car|où|jusqu|pendant|tandis|quand|lorsqu)[\s'’e])/giu,
  de: /\s(?=(?:und|aber|denn|weil|wo|bis|während|als)\s)/giu,
  vi: /\s(?=(?:và|nhưng|vì|nơi|đến|trong khi|khi|rồi)\s)/giu,
}
/** Before these something is added to a clause. */
const ADDITION: Record<SpacedLanguage, RegExp> = {
  en: /\s(?=(?:with|for|from)\s)/giu,
  es: /\s(?=(?:con|para|desde)\s)/giu,
  fr: /\s(?=(?:avec|pour|dès)[\s'’])/giu,
  de: /\s(?=(?:mit|für|ab)\s)/giu,
  vi: /\s(?=(?:với|cho|từ|tặng)\s)/giu,
}

/** A text clause by clause, parted until `isShort` allows each of them, as far as clauses go. */
export function partClauses(
  text: string,
  language: WritingLanguage,
  isShort: (clause: string) => boolean,
): string[] {
  const at = isShort(text) ? undefined : middleBoundary(text, language)
  if (at === undefined) return [text]
  const halves = [withoutMarkAtEnd(text.slice(0, at)), text.slice(at).trim()]
  return halves.flatMap((half) => partClauses(half, language, isShort))
}

/** Where a clause ends, as near to the middle as possible; at a mark rather than before a word. */
function middleBoundary(sentence: string, language: WritingLanguage): number | undefined {
  const words = language === 'ja' ? [] : [CONJUNCTION[language], ADDITION[language]]
  for (const boundary of [CLAUSE_MARK, ...words]) {
    const places = [...sentence.matchAll(boundary)].map(({ index }) => index)
    const inner = places.filter((at) => at > sentence.length * 0.2 && at < sentence.length * 0.8)
    const distance = (at: number) => Math.abs(at - sentence.length / 2)
    const [nearest] = inner.toSorted((a, b) => distance(a) - distance(b))
    if (nearest !== undefined) return nearest
  }
  return undefined
}
