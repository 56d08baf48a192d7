import type { GenerationKind } from '#contract/generation.ts'
import type { GenerationJobName } from '#queue/jobs.ts'

export const JOB_OF_KIND: Record<GenerationKind, GenerationJobName> = {
  storyboard: 'write-storyboard',
  voice: 'speak-voice-over',
  image: 'draw-image',
  clip: 'animate-clip',
  export: 'render-export',
}
