import type { VideoStyle } from '#contract/options.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LanguageFrames } from '../frames/frames.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { longestTheme } from '../analysis/name-theme.ts'
import { shorten } from '../analysis/shorten.ts'
import type { FrameSlots } from './fill-frame.ts'
import { STYLE_PLANS } from './style-plan.ts'

/** What stands in the frames' slots; an idea that names nothing is 'an unusual idea'. */
export function slotsOf(
  analysis: IdeaAnalysis,
  frames: LanguageFrames,
  style: VideoStyle,
  choice: SeededChoice,
): FrameSlots {
  const { language, clauses } = analysis
  const [opening] = STYLE_PLANS[style].showsOnly ? clauses : []
  const title = opening ? shorten(opening, longestTheme(language), language) : analysis.theme
  const theme = (analysis.message && analysis.subject) || title || frames.theme
  const subject = isSold(analysis, style) ? theme : analysis.subject || theme
  return { s: subject, t: theme, c: analysis.character ?? choice.pick(frames.names) }
}

const LONGEST_PRODUCT = 52
const NAMELESS = /^(?:an?|una?|une?|eine?)\s|^[^\p{Script=Latin}]+$/iu

/** What has no name of its own is sold by what it does: 'a toothbrush that sings'. */
function isSold({ theme, subject, intent }: IdeaAnalysis, style: VideoStyle): boolean {
  if (style !== 'Product Demo' || intent.kind !== 'open') return false
  const isNamed = !NAMELESS.test(theme) && !PURPOSE.test(theme.slice(subject.length))
  if (isNamed || subject === '') return false
  const names = theme.startsWith(subject) || theme.endsWith(subject)
  return names && theme.length <= LONGEST_PRODUCT
}

/** 'solar panels for your balcony' */
const PURPOSE =
  /^\s(?:for|with|from|without|para|con|sin|pour|avec|sans|für|mit|ohne|aus|cho|của|với)\s/iu
