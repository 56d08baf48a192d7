import { z } from 'zod'
import { SceneTexts } from './scene-edit.ts'
import { inWords } from './words/in-words.ts'
import { Told, type ToldCode, tell, type ValuesOf } from './words/told.ts'

/** A way to be refused. What is told is a code with its values; the message is the same in English. */
function refused<Status extends number, Data extends z.ZodRawShape>(
  status: Status,
  code: PlainCode,
  data: Data,
) {
  return {
    status,
    message: inWords(tell(code)),
    data: z.object({ told: Told, ...data }),
    usual: code,
  }
}

/** What needs no values. */
type PlainCode = {
  [Code in ToldCode]: ValuesOf<Code> extends [] ? Code : never
}[ToldCode]

/** Every way an operation can be refused, and what is told when there is nothing closer to tell. */
export const errors = {
  UNAUTHENTICATED: refused(401, 'sign-in-first', {}),
  FORBIDDEN: refused(403, 'not-allowed', {}),
  NOT_FOUND: refused(404, 'not-found', {}),
  /** Fields: where in the input, as `scenes.0.text`. */
  INVALID_INPUT: refused(422, 'check-input', { fields: z.array(z.string()).optional() }),
  REFUSED_IN_THIS_STATE: refused(409, 'not-now', {}),
  ALREADY_RUNNING: refused(409, 'made-already', {}),
  NOTHING_TO_GENERATE: refused(409, 'nothing-to-generate', {}),
  NOT_ENOUGH_CREDITS: refused(402, 'credits-short', {
    needed: z.number(),
    available: z.number(),
  }),
  SPENDING_CAP: refused(402, 'cap-too-small', {
    cap: z.enum(['storyboard', 'month', 'unconfirmed']),
    needed: z.number(),
    left: z.number(),
  }),
  PRICE_CHANGED: refused(409, 'price-changed', { needed: z.number() }),
  /** Current: what is saved there now, a scene's texts or a storyboard's title. */
  EDIT_CONFLICT: refused(409, 'text-changed-elsewhere', {
    current: SceneTexts.extend({ title: z.string().optional() }),
  }),
  TOO_MANY_REQUESTS: refused(429, 'too-many-attempts', { retryAfterS: z.number().int() }),
  PRICE_UNKNOWN: refused(503, 'price-unknown', {}),
  /** Whoever takes payments did not answer as they should: whether anything was done is not known. */
  PAYMENT_DOWN: refused(502, 'payment-down', {}),
  /** Whether anything was done is not known: a repeat must be harmless. */
  UNAVAILABLE: refused(503, 'database-away', {}),
} as const

export type ErrorCode = keyof typeof errors
