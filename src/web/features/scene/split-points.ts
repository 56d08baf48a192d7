import { sentencesOf } from '#composition/sentences.ts'

/** Where a text can be cut in two: after a sentence, else between words. */
export type SplitPoint = {
  /** How many characters come before the cut. */
  at: number
  endsSentence: boolean
}

/** Every place between two words of a text. */
export function splitPoints(text: string, language: string): SplitPoint[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  const sentences = new Set(sentencesOf(text, language).map(({ index }) => index))
  return words.slice(1).map(({ index }) => ({ at: index, endsSentence: sentences.has(index) }))
}

/** The cut nearest to the middle, a sentence's end if there is one. */
export function bestSplit(points: readonly SplitPoint[], textLength: number): number {
  const sentenceEnds = points.filter(({ endsSentence }) => endsSentence)
  const candidates = sentenceEnds.length > 0 ? sentenceEnds : points
  const distance = ({ at }: SplitPoint) => Math.abs(at - textLength / 2)
  return (
    candidates.reduce<SplitPoint | undefined>(
      (best, point) => (best && distance(best) <= distance(point) ? best : point),
      undefined,
    )?.at ?? 0
  )
}
