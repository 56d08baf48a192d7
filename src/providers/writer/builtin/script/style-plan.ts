import type { VideoStyle } from '#contract/options.ts'
import type { LineKind } from '../knowledge/knowledge.ts'
import type { Topic } from '../knowledge/topic.ts'

/** How a style tells: which kinds of knowledge it draws on first, and how full it fills the time. */
export type StylePlan = {
  kinds: readonly LineKind[]
  /** Speech in the whole video, as a part of its length. */
  fill: number
  /** Says 'step one', 'step two', and puts the step before the style's own words. */
  numbersSteps: boolean
  /** At one place of the thread both alternatives may be said, one after the other. */
  tellsBoth: boolean
  /** Asks questions about what it knows too little of. */
  inquires: boolean
  /** Uses only knowledge that names the subject: nothing else would sell it. */
  staysOnSubject: boolean
  /** Would break its spell by talking about the idea. */
  showsOnly: boolean
  /** Near to everything: tells when a long video has used up what is known of its own subject. */
  neighbours: readonly Topic[]
}

const EXPLAINING = {
  numbersSteps: false,
  tellsBoth: false,
  staysOnSubject: false,
  showsOnly: false,
  inquires: true,
}
const TELLING = { ...EXPLAINING, tellsBoth: true, inquires: false }

export const STYLE_PLANS: Record<VideoStyle, StylePlan> = {
  Educational: {
    kinds: ['facts', 'wonders', 'tips'],
    fill: 0.86,
    ...EXPLAINING,
    neighbours: ['brain', 'time', 'book', 'light'],
  },
  Entertaining: {
    kinds: ['wonders', 'images', 'facts'],
    fill: 0.86,
    ...TELLING,
    neighbours: ['time', 'home', 'phone', 'family'],
  },
  Motivational: {
    kinds: ['tips', 'images', 'wonders'],
    fill: 0.84,
    ...TELLING,
    neighbours: ['calm', 'time', 'brain', 'sun'],
  },
  Informative: {
    kinds: ['facts', 'tips', 'wonders'],
    fill: 0.87,
    ...EXPLAINING,
    neighbours: ['work', 'brain', 'light', 'earth'],
  },
  'Product Demo': {
    kinds: ['facts', 'images', 'tips'],
    fill: 0.84,
    ...TELLING,
    neighbours: ['work', 'time', 'home', 'calm'],
    staysOnSubject: true,
  },
  Tutorial: {
    kinds: ['tips', 'facts', 'wonders'],
    fill: 0.86,
    ...EXPLAINING,
    numbersSteps: true,
    inquires: false,
    neighbours: ['brain', 'work', 'time', 'light'],
  },
  Storytelling: {
    kinds: ['images', 'wonders'],
    fill: 0.83,
    ...TELLING,
    showsOnly: true,
    neighbours: ['family', 'book', 'time', 'sun', 'rain'],
  },
  Cinematic: {
    kinds: ['images', 'wonders'],
    fill: 0.79,
    ...TELLING,
    showsOnly: true,
    neighbours: ['rain', 'sun', 'time', 'stars', 'river', 'ocean', 'snow'],
  },
}
