import { z } from 'zod'
import { GenerationKind } from './generation.ts'
import { PageRequest, pageOf, route } from './route.ts'

/** Why credits moved. */
export const LEDGER_KINDS = [
  'sign-up',
  'purchase',
  'grant',
  'spend',
  'refund',
  'dispute',
  'correction',
  'expiry',
] as const
export const LedgerKind = z.enum(LEDGER_KINDS)
export type LedgerKind = z.infer<typeof LedgerKind>

export const Transaction = z.object({
  id: z.uuid(),
  kind: LedgerKind,
  /** As it was booked, in English: "Generated image for scene 2". */
  description: z.string(),
  /** A gain is positive. */
  amount: z.number().int(),
  /** What it was spent for, while that is still there; null otherwise. */
  storyboard: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  createdAt: z.date(),
})
export type Transaction = z.infer<typeof Transaction>

/** A calendar month (UTC): 2026-11. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** What of one kind moved in a month; what was spent is summed by what it was spent for. */
export const MonthSum = z.object({
  month: Month,
  kind: LedgerKind,
  /** Null for everything but `spend`. */
  spentFor: GenerationKind.nullable(),
  amount: z.number().int(),
})
export type MonthSum = z.infer<typeof MonthSum>

/** Credits that are set aside until what they pay for has ended, one way or the other. */
export const Hold = z.object({
  id: z.uuid(),
  kind: GenerationKind,
  /** Several of one storyboard and kind are one line. */
  count: z.number().int(),
  amount: z.number().int(),
  /** Null while it is being written, and for a picture of the library. */
  storyboard: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  since: z.date(),
})
export type Hold = z.infer<typeof Hold>

export const transaction = {
  list: route('GET /transactions', 'Lists how the credits moved, the newest first')
    .input(
      PageRequest.extend({
        kind: LedgerKind.optional(),
        month: Month.optional(),
        storyboardId: z.uuid().optional(),
      }),
    )
    .output(pageOf(Transaction)),
  months: route(
    'GET /transactions/months',
    'Sums the credits of the last twelve months by kind',
  ).output(z.array(MonthSum)),
  holds: route('GET /transactions/holds', 'Lists what credits are held for').output(z.array(Hold)),
}
