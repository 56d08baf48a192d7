import { z } from 'zod'
import { MODEL_KINDS, PRICED_OPERATIONS } from './kinds.ts'
import { route } from './route.ts'
import { Told } from './words/told.ts'

export { PRICED_OPERATIONS } from './kinds.ts'
export const PricedOperation = z.enum(PRICED_OPERATIONS)
export type PricedOperation = z.infer<typeof PricedOperation>

/** How long a model takes, from what it made last. */
export const Wait = z.object({
  /** Half of them were ready by then. */
  usualMs: z.number().int(),
  /** Nine of ten were. */
  longMs: z.number().int(),
})
export type Wait = z.infer<typeof Wait>
/** A model that people may choose. */
export const OfferedModel = z.object({
  name: z.string(),
  /** Its vendor and how that calls it; the built-in studio has its own words in each language. */
  label: z.string(),
  /** Of one piece, in credits. */
  price: z.number().int(),
  isDefault: z.boolean(),
  /** Voices that it cannot speak with, and why, by voice id; empty for all but narrators. */
  unsupportedVoices: z.record(z.string(), Told),
})
export type OfferedModel = z.infer<typeof OfferedModel>
const Offered = z.array(OfferedModel)

/** What this installation works with: prices, and which tasks the built-in studio does. */
export const Studio = z.object({
  prices: z.record(PricedOperation, z.number().int()),
  builtIn: z.object({
    writer: z.boolean(),
    illustrator: z.boolean(),
    animator: z.boolean(),
    narrator: z.boolean(),
  }),
  /** Whom people may choose for each kind, the default first. */
  offered: z.object({
    writer: Offered,
    illustrator: Offered,
    animator: Offered,
    narrator: Offered,
  }),
  /** Voices the narrator cannot serve, and why, by voice id. */
  unsupportedVoices: z.record(z.string(), Told),
  /** What its images can be asked for beside a prompt. */
  pictures: z.object({ negativePrompt: z.boolean(), references: z.boolean() }),
  /** Of the models that do new work; null until one has made a few. */
  waits: z.record(z.enum(MODEL_KINDS), Wait.nullable()),
  /** Vendors that do not answer: those that do new work, and those at which work of the workspace waits. */
  failing: z.array(
    z.object({
      kind: z.enum(MODEL_KINDS),
      vendor: z.string(),
      since: z.date(),
      /** It is not answering about work that it has; otherwise it has not served its last calls. */
      hasWork: z.boolean(),
    }),
  ),
})
export type Studio = z.infer<typeof Studio>

export const studio = {
  get: route('GET /studio', 'Shows prices and providers').output(Studio),
}
