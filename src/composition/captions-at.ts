import type { CaptionPage, CaptionWord } from './caption-layout.ts'

/** What is shown at a moment, counted from the scene's start: the page, and the word being spoken. */
export function captionsAt(
  pages: CaptionPage[],
  ms: number,
): { page: CaptionPage; activeWord: CaptionWord | null } | null {
  const page = pages.find((page) => ms >= page.startMs && ms < page.endMs)
  if (!page) return null
  const words = page.lines.flatMap((line) => line.words)
  // A word stays active until the next one starts, so that the highlight never flickers off between them.
  const activeWord = words.findLast((word) => word.startMs <= ms) ?? null
  return { page, activeWord }
}
