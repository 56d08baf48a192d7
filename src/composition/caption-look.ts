import type { AspectRatio, CaptionStyle } from '#contract/options.ts'
import type { CaptionWeight } from './caption-font.ts'

/** How a caption style looks. Lengths in em; colours as #rrggbb. */
export type CaptionLook = {
  weight: CaptionWeight
  size: number
  colour: string
  activeColour: string
  outline: { width: number; colour: string } | null
  /** Offset to the lower right, in black at `opacity`. */
  shadow: { offset: number; opacity: number; blur: number } | null
  /** A box behind every line. */
  lineBox: string | null
  /** A box behind the active word. */
  wordBox: string | null
}

const YELLOW = '#fbd935'
const WHITE = '#ffffff'
const INK = '#141414'

const PLAIN = { outline: null, shadow: null, lineBox: null, wordBox: null }

export const CAPTION_LOOKS: Record<Exclude<CaptionStyle, 'off'>, CaptionLook> = {
  word: {
    ...PLAIN,
    weight: 800,
    size: 1,
    colour: WHITE,
    activeColour: YELLOW,
    outline: { width: 0.055, colour: INK },
    shadow: { offset: 0.04, opacity: 0.55, blur: 0.05 },
  },
  marker: {
    ...PLAIN,
    weight: 800,
    size: 0.96,
    colour: WHITE,
    activeColour: INK,
    outline: { width: 0.055, colour: INK },
    wordBox: YELLOW,
  },
  label: {
    ...PLAIN,
    weight: 700,
    size: 0.88,
    colour: '#6a6a6a',
    activeColour: INK,
    lineBox: WHITE,
  },
  outline: {
    ...PLAIN,
    weight: 800,
    size: 1.04,
    colour: WHITE,
    activeColour: YELLOW,
    outline: { width: 0.1, colour: '#000000' },
  },
  quiet: {
    ...PLAIN,
    weight: 500,
    size: 0.76,
    colour: WHITE,
    activeColour: WHITE,
    outline: { width: 0.045, colour: INK },
    shadow: { offset: 0.03, opacity: 0.7, blur: 0.08 },
  },
}

/** An em of a style of size 1, as a share of the frame's short side. */
export const CAPTION_EM: Record<AspectRatio, number> = {
  '9/16': 0.078,
  '4/5': 0.07,
  '1/1': 0.066,
  '16/9': 0.06,
}
