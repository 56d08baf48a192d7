import { z } from 'zod'

/** A mail as it is to be sent; it is in the queue until a mail server has taken it. */
export const QueuedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
})
export type QueuedMail = z.infer<typeof QueuedMail>

const OfGeneration = z.object({ generationId: z.uuid() })
const OfUpload = z.object({ uploadId: z.uuid() })
const OfSample = z.object({ sampleId: z.uuid() })
const OfRewrite = z.object({ rewriteId: z.uuid() })

/**
 * The long work, by name. A job only wakes a worker: whether a generation may run, run again or must
 * fail is decided by its row, so a job that is lost, doubled or late does no harm.
 * A mail has no row: its job is tried again for two days, and a second copy is the lesser harm.
 */
export const jobs = {
  'write-storyboard': { name: 'write-storyboard', payload: OfGeneration },
  'speak-voice-over': { name: 'speak-voice-over', payload: OfGeneration },
  'draw-image': { name: 'draw-image', payload: OfGeneration },
  'animate-clip': { name: 'animate-clip', payload: OfGeneration },
  'render-export': { name: 'render-export', payload: OfGeneration },
  'send-mail': { name: 'send-mail', payload: QueuedMail },
  'check-upload': { name: 'check-upload', payload: OfUpload },
  'speak-sample': { name: 'speak-sample', payload: OfSample },
  'suggest-words': { name: 'suggest-words', payload: OfRewrite },
} as const

export type JobName = keyof typeof jobs
/** Those that run a generation. */
export type GenerationJobName = Exclude<
  JobName,
  'send-mail' | 'check-upload' | 'speak-sample' | 'suggest-words'
>
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>
