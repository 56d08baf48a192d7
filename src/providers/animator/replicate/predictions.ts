import { z } from 'zod'
import type { AnimateRequest } from '../animator-provider.ts'
import { lengthFor } from '../clip-files.ts'

const LENGTHS_S = [5, 10] as const
const PROMPT_MAX_CHARACTERS = 2500

/** A prediction as Replicate's HTTP API describes it, as far as it is used here. */
export const Prediction = z.object({
  id: z.string().min(1),
  status: z.string(),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.unknown().optional(),
  input: z.record(z.string(), z.unknown()).nullish(),
})
export type Prediction = z.infer<typeof Prediction>

/** The address of the page after this one; null: there is none. */
const next = z.string().nullish()
/** Newest first, a page at a time. */
export const Predictions = z.object({ next, results: z.array(Prediction) })
/** Newest first, a page at a time. */
export const Files = z.object({
  next,
  results: z.array(z.object({ name: z.string(), urls: z.object({ get: z.string() }) })),
})
export const UploadedFile = z.object({ urls: z.object({ get: z.string().min(1) }) })

/** Of everything that Replicate calls back with for this account. */
export const WebhookSecret = z.object({ key: z.string().startsWith('whsec_') })

/** What each generation of Kling on Replicate takes; a field that it does not know is refused. */
export function inputOf(
  model: string,
  { prompt, durationMs }: AnimateRequest,
  startImage: string,
): Record<string, unknown> {
  const input = {
    prompt: prompt.slice(0, PROMPT_MAX_CHARACTERS),
    start_image: startImage,
    duration: lengthFor(durationMs, LENGTHS_S),
  }
  if (/kling-v2\.1/.test(model)) return { ...input, mode: 'pro' }
  // The sound would be paid for and not heard.
  if (/kling-v(2\.6|3)/.test(model)) return { ...input, generate_audio: false }
  return input
}

/** Millionths of a US dollar for a second, as Replicate's pages had it in 2026. */
const MICRO_USD_PER_SECOND = { 'kling-v2.1': 90_000, 'kling-v3': 224_000, other: 70_000 }

export function costOf(model: string, durationMs: number): number {
  const perSecond =
    Object.entries(MICRO_USD_PER_SECOND).find(([name]) => model.includes(name))?.[1] ??
    MICRO_USD_PER_SECOND.other
  return lengthFor(durationMs, LENGTHS_S) * perSecond
}

/** The address of the finished clip; null: it was deleted, an hour after it was made. */
export function outputOf({ output }: Prediction): string | null {
  return (Array.isArray(output) ? output[0] : output) || null
}

/** What the model said went wrong; null: nothing. */
export function errorOf({ error }: Prediction): string | null {
  return typeof error === 'string' && error.trim() ? error.trim() : null
}
