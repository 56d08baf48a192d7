import type { GenerationKind } from '#contract/generation.ts'
import type { JobName } from '#queue/jobs.ts'

export const JOB_OF_KIND: Record<GenerationKind, JobName> = {
  storyboard: 'write-storyboard',
  voice: 'speak-voice-over',
  image: 'draw-image',
  clip: 'animate-clip',
  export: 'render-export',
}
