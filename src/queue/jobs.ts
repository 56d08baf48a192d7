import { z } from 'zod'

const OfGeneration = z.object({ generationId: z.uuid() })

/**
 * The long work, by name. A job only wakes a worker: whether a generation may run, run again or must
 * fail is decided by its row, so a job that is lost, doubled or late does no harm.
 */
export const jobs = {
  'write-storyboard': { name: 'write-storyboard', payload: OfGeneration },
  'speak-voice-over': { name: 'speak-voice-over', payload: OfGeneration },
  'draw-image': { name: 'draw-image', payload: OfGeneration },
  'animate-clip': { name: 'animate-clip', payload: OfGeneration },
  'render-export': { name: 'render-export', payload: OfGeneration },
} as const

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>
