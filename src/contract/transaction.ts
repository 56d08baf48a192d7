import { z } from 'zod'
import { PageRequest, pageOf } from './page.ts'
import { route } from './route.ts'

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
  ).output(z.array(z.object({ month: Month, kind: LedgerKind, amount: z.number().int() }))),
}
