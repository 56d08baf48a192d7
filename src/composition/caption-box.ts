import type { CaptionLine } from './caption-layout.ts'

/** From the baseline, in em: about as much room above capitals as below descenders. */
const BOX_ASCENT = 1.02
const BOX_DESCENT = 0.34
const BOX_RADIUS = 0.12

/** Pixels of the finished video. */
export type CaptionBox = { x: number; y: number; width: number; height: number; radius: number }

/**
 * The box that a style draws behind a line, or behind one of its words.
 *
 * @param padding to the left and right of the text, in em.
 */
export function captionBox(
  { left, width }: { left: number; width: number },
  line: CaptionLine,
  padding: number,
  emPx: number,
): CaptionBox {
  return {
    x: left - padding * emPx,
    y: line.baseline - BOX_ASCENT * emPx,
    width: width + 2 * padding * emPx,
    height: (BOX_ASCENT + Math.max(BOX_DESCENT, line.descent / emPx)) * emPx,
    radius: BOX_RADIUS * emPx,
  }
}
