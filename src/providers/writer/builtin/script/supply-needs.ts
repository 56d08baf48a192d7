import type { WriteRequest } from '../../writer-provider.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LanguageFrames } from '../frames/frames.ts'
import type { TopicLines } from '../knowledge/knowledge.ts'
import type { Topic } from '../knowledge/topic.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import type { FrameSlots } from './fill-frame.ts'

/** What the lines are filled with; one object, because every list needs most of it. */
export type SupplyNeeds = {
  request: WriteRequest
  analysis: IdeaAnalysis
  frames: LanguageFrames
  knowledge: Record<Topic, TopicLines>
  slots: FrameSlots
  formal: boolean
  sceneCount: number
  choice: SeededChoice
}
