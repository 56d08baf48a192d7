import type { VideoStyle } from '#contract/options.ts'
import type { LineKind } from '../knowledge/knowledge.ts'

/** How a style tells: which kinds of knowledge it draws on first, and how full it fills the time. */
export type StylePlan = {
  kinds: readonly LineKind[]
  /** Lines of knowledge after each line of the style. */
  linesPerFrame: number
  /** Speech in the whole video, as a part of its length. */
  fill: number
  /** Says 'step one', 'step two'. */
  numbersSteps: boolean
}

export const STYLE_PLANS: Record<VideoStyle, StylePlan> = {
  Educational: {
    kinds: ['facts', 'wonders', 'tips'],
    linesPerFrame: 1,
    fill: 0.86,
    numbersSteps: false,
  },
  Entertaining: {
    kinds: ['wonders', 'images', 'facts'],
    linesPerFrame: 1,
    fill: 0.88,
    numbersSteps: false,
  },
  Motivational: {
    kinds: ['tips', 'images', 'wonders'],
    linesPerFrame: 1,
    fill: 0.84,
    numbersSteps: false,
  },
  Informative: {
    kinds: ['facts', 'tips', 'wonders'],
    linesPerFrame: 1,
    fill: 0.88,
    numbersSteps: false,
  },
  'Product Demo': {
    kinds: ['facts', 'images', 'tips'],
    linesPerFrame: 0.5,
    fill: 0.85,
    numbersSteps: false,
  },
  Tutorial: {
    kinds: ['tips', 'facts', 'wonders'],
    linesPerFrame: 1,
    fill: 0.86,
    numbersSteps: true,
  },
  Storytelling: {
    kinds: ['images', 'wonders', 'facts'],
    linesPerFrame: 0.5,
    fill: 0.84,
    numbersSteps: false,
  },
  Cinematic: { kinds: ['images', 'wonders'], linesPerFrame: 1, fill: 0.72, numbersSteps: false },
}
