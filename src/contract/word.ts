import { z } from 'zod'

/** One spoken word (in Japanese and Chinese: one phrase unit) and when it sounds, from the start of its voice-over. */
export const Word = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })
export type Word = z.infer<typeof Word>
