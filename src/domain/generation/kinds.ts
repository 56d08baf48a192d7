import type { GenerationKind } from '#contract/generation.ts'
import type { PricedOperation } from '#contract/studio.ts'
import type { Task } from '#providers/providers.ts'
import type { GenerationJobName } from '#queue/jobs.ts'

type Kind = {
  job: GenerationJobName
  /** Whose work it is; null: no model is needed. */
  task: Exclude<Task, 'musician'> | null
  /** What is charged for it; null: it is free. */
  operation: PricedOperation | null
}

/** What a generation of each kind is. */
export const KINDS = {
  storyboard: { job: 'write-storyboard', task: 'writer', operation: 'create_storyboard' },
  voice: { job: 'speak-voice-over', task: 'narrator', operation: 'generate_voice' },
  image: { job: 'draw-image', task: 'illustrator', operation: 'generate_image' },
  clip: { job: 'animate-clip', task: 'animator', operation: 'generate_video' },
  export: { job: 'render-export', task: null, operation: null },
} as const satisfies Record<GenerationKind, Kind>
