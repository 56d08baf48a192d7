import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LanguageFrames } from '../frames/frames.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import type { FrameSlots } from './fill-frame.ts'

/** What stands in the frames' slots; an idea that names nothing is 'an unusual idea'. */
export function slotsOf(
  analysis: IdeaAnalysis,
  frames: LanguageFrames,
  choice: SeededChoice,
): FrameSlots {
  const theme = analysis.theme || frames.theme
  const subject = analysis.subject || theme
  return { s: subject, t: theme, c: analysis.character ?? choice.pick(frames.names) }
}
