import type { VideoStyle } from '#contract/options.ts'
import type { LineKind } from '../knowledge/knowledge.ts'

/** How a style tells: which kinds of knowledge it draws on first, and how full it fills the time. */
export type StylePlan = {
  kinds: readonly LineKind[]
  /** Speech in the whole video, as a part of its length. */
  fill: number
  /** Says 'step one', 'step two', and puts the step before the style's own words. */
  numbersSteps: boolean
  /** At one place of the thread both alternatives may be said, one after the other. */
  tellsBoth: boolean
}

const EXPLAINING = { numbersSteps: false, tellsBoth: false }
const TELLING = { numbersSteps: false, tellsBoth: true }

export const STYLE_PLANS: Record<VideoStyle, StylePlan> = {
  Educational: { kinds: ['facts', 'wonders', 'tips'], fill: 0.86, ...EXPLAINING },
  Entertaining: { kinds: ['wonders', 'images', 'facts'], fill: 0.86, ...TELLING },
  Motivational: { kinds: ['tips', 'images', 'wonders'], fill: 0.84, ...TELLING },
  Informative: { kinds: ['facts', 'tips', 'wonders'], fill: 0.87, ...EXPLAINING },
  'Product Demo': { kinds: ['facts', 'images', 'tips'], fill: 0.84, ...TELLING },
  Tutorial: {
    kinds: ['tips', 'facts', 'wonders'],
    fill: 0.86,
    numbersSteps: true,
    tellsBoth: false,
  },
  Storytelling: { kinds: ['images', 'wonders'], fill: 0.83, ...TELLING },
  Cinematic: { kinds: ['images', 'wonders'], fill: 0.76, ...TELLING },
}
