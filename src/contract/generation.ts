import { z } from 'zod'
import { GENERATION_KINDS } from './kinds.ts'
import { route } from './route.ts'
import { Told } from './words/told.ts'

export { GENERATION_KINDS } from './kinds.ts'
export const GenerationKind = z.enum(GENERATION_KINDS)
export type GenerationKind = z.infer<typeof GenerationKind>

/** `waiting`: a vendor works on it, and nobody here does. */
export const GENERATION_STATES = [
  'queued',
  'running',
  'waiting',
  'succeeded',
  'failed',
  'cancelled',
] as const
/** Those that still lead somewhere. */
export const UNFINISHED_STATES = ['queued', 'running', 'waiting'] as const
export const GenerationState = z.enum(GENERATION_STATES)
export type GenerationState = z.infer<typeof GenerationState>

/** One piece of work from click to result. It ends in succeeded, failed or cancelled, always. */
export const Generation = z.object({
  id: z.uuid(),
  kind: GenerationKind,
  state: GenerationState,
  /** Null: it belongs to none, as a picture of the library. */
  storyboardId: z.uuid().nullable(),
  sceneId: z.uuid().nullable(),
  /** Credits: what is held while it runs and charged when it succeeds. */
  price: z.number().int(),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** How long this usually takes, for a waiting bar; null when progress is reported instead. */
  expectedDurationMs: z.number().int().nullable(),
  /** Why it failed, or why it delivered the free sample instead; null otherwise. */
  failure: Told.nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
})
export type Generation = z.infer<typeof Generation>

const ById = z.object({ id: z.uuid() })

export const generation = {
  get: route('GET /generations/{id}', 'Shows one generation').input(ById).output(Generation),
  check: route('POST /generations/{id}/check', 'Asks the vendor of a waiting generation at once')
    .input(ById)
    .output(Generation),
  cancel: route('POST /generations/{id}/cancel', 'Stops a generation; nothing is charged')
    .input(ById)
    .output(Generation),
}
