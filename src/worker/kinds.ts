import type { GenerationKind } from '#contract/kinds.ts'
import { encodersAtOnce } from '#media/encoders-at-once.ts'
import type { Handler } from './context.ts'
import { animateClip, clipWork } from './handlers/clip.ts'
import { renderExport } from './handlers/export.ts'
import { drawImage, imageWork } from './handlers/image.ts'
import { storyboardWork, writeStoryboard } from './handlers/storyboard.ts'
import { speakVoiceOver, voiceWork } from './handlers/voice.ts'
import type { AnyWork } from './vendor/start-work.ts'

type Making = {
  handler: Handler
  /** What its maker is asked for and what is kept of the answer; null: it is made here alone. */
  work: AnyWork | null
  /** How many this process makes at once by itself. */
  atOnce: () => number
}

/** How a worker makes each kind. */
export const MAKING = {
  storyboard: { handler: writeStoryboard, work: storyboardWork, atOnce: () => 2 },
  voice: { handler: speakVoiceOver, work: voiceWork, atOnce: () => 2 },
  image: { handler: drawImage, work: imageWork, atOnce: () => 2 },
  clip: { handler: animateClip, work: clipWork, atOnce: () => Math.min(2, encodersAtOnce()) },
  export: { handler: renderExport, work: null, atOnce: () => 1 },
} as const satisfies Record<GenerationKind, Making>
