import type { AspectRatio, ImageStyle } from '#contract/options.ts'

/** How type is set in a look. */
export type CardLook = {
  weight: number
  softWeight: number
  /** Cuts of the typeface in percent, the one that fits best is taken. */
  cuts: number[]
  /** In em. */
  tracking: number
  /** How the key word is told from the others. */
  mark: 'wax' | 'colour' | 'block'
}

export const CARD_LOOKS: Record<ImageStyle, CardLook> = {
  AUTO: {
    weight: 800,
    softWeight: 600,
    cuts: [112.5, 100, 87.5, 75],
    tracking: -0.022,
    mark: 'wax',
  },
  GENERAL: {
    weight: 700,
    softWeight: 550,
    cuts: [100, 112.5, 87.5, 75],
    tracking: -0.018,
    mark: 'colour',
  },
  REALISTIC: {
    weight: 550,
    softWeight: 450,
    cuts: [100, 87.5, 75],
    tracking: -0.03,
    mark: 'colour',
  },
  DESIGN: {
    weight: 900,
    softWeight: 650,
    cuts: [125, 112.5, 100, 87.5, 75],
    tracking: -0.025,
    mark: 'block',
  },
}

/** Room on a card: nothing that is read leaves the area, which stays clear of captions and of a player's buttons. */
export type CardFrame = {
  width: number
  height: number
  /** Where type may stand, in shares of the frame. */
  area: { x0: number; x1: number; y0: number; y1: number }
  /** Where the picture part may stand. */
  zone: { x: number; y: number; w: number; h: number }
  /** The smallest text. */
  smallest: number
}

export const CARD_FRAMES: Record<AspectRatio, CardFrame> = {
  '9/16': frame(1080, 1920, { x0: 0.08, x1: 0.86, y0: 0.15, y1: 0.635 }, 77),
  '4/5': frame(1080, 1350, { x0: 0.08, x1: 0.92, y0: 0.085, y1: 0.725 }, 62),
  '1/1': frame(1080, 1080, { x0: 0.08, x1: 0.92, y0: 0.085, y1: 0.715 }, 56),
  '16/9': frame(1920, 1080, { x0: 0.08, x1: 0.72, y0: 0.1, y1: 0.735 }, 58),
}

function frame(
  width: number,
  height: number,
  area: CardFrame['area'],
  smallest: number,
): CardFrame {
  const below = area.y1 + 0.015
  const zone =
    width > height ? { x: 0.76, y: 0, w: 0.24, h: 1 } : { x: 0, y: below, w: 1, h: 1 - below }
  return { width, height, area, zone, smallest }
}
