import { z } from 'zod'
import { SceneTexts } from './scene-texts.ts'

/** Every way an operation can be refused. The message beside the code is the one to show. */
export const errors = {
  UNAUTHENTICATED: { status: 401, message: /*i18n*/ 'Sign in to go on.' },
  FORBIDDEN: { status: 403, message: /*i18n*/ "You don't have permission to access this page." },
  NOT_FOUND: { status: 404, message: /*i18n*/ 'This was not found. It may have been deleted.' },
  INVALID_INPUT: {
    status: 422,
    message: /*i18n*/ 'Please check what you entered.',
    /** Where in the input, as `scenes.0.text`. */
    data: z.object({ fields: z.array(z.string()) }).optional(),
  },
  REFUSED_IN_THIS_STATE: { status: 409, message: /*i18n*/ 'This cannot be done now.' },
  ALREADY_RUNNING: { status: 409, message: /*i18n*/ 'This is being made already.' },
  NOTHING_TO_GENERATE: { status: 409, message: /*i18n*/ 'There is nothing to generate.' },
  NOT_ENOUGH_CREDITS: {
    status: 402,
    message: /*i18n*/ 'Not enough credits.',
    data: z.object({ needed: z.number(), available: z.number() }),
  },
  SPENDING_CAP: {
    status: 402,
    message: /*i18n*/ 'Your spending cap does not allow this.',
    data: z.object({
      cap: z.enum(['storyboard', 'month', 'unconfirmed']),
      needed: z.number(),
      left: z.number(),
    }),
  },
  PRICE_CHANGED: {
    status: 409,
    message: /*i18n*/ 'The price has changed.',
    data: z.object({ needed: z.number() }),
  },
  EDIT_CONFLICT: {
    status: 409,
    message:
      /*i18n*/ 'This text was changed in another window meanwhile. Choose which version to keep.',
    data: z.object({ current: SceneTexts }),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: /*i18n*/ 'Too many attempts. Please try again later.',
    data: z.object({ retryAfterS: z.number().int() }),
  },
  PRICE_UNKNOWN: {
    status: 503,
    message:
      /*i18n*/ 'The price of this operation could not be read. Nothing was charged; try again later.',
  },
  /** Whether anything was done is not known: a repeat must be harmless. */
  UNAVAILABLE: {
    status: 503,
    message: /*i18n*/ 'The database does not answer at the moment. Try again in a few seconds.',
  },
} as const

export type ErrorCode = keyof typeof errors
