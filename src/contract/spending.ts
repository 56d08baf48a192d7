import { z } from 'zod'
import { SPENDING_CAP_MAX } from './limits.ts'
import { saying } from './words/issues.ts'

const RANGE = saying('cap-out-of-range', {
  most: SPENDING_CAP_MAX,
})

/** The most that may be spent, in credits; null: no cap. */
export const SpendingCap = z
  .number(RANGE)
  .int(RANGE)
  .min(0, RANGE)
  .max(SPENDING_CAP_MAX, RANGE)
  .nullable()
export type SpendingCap = z.infer<typeof SpendingCap>

/** What a cap counts: credits charged, and credits held for work under way. */
export const Spending = z.object({ cap: SpendingCap, spent: z.number().int() })
export type Spending = z.infer<typeof Spending>

/** What the caller was told that it costs: an operation that costs more is refused. */
export const MostCredits = z.number().int().min(0).optional()

/** Of every operation that spends, beside what it is about. */
export const Spend = {
  maxCredits: MostCredits,
  /** The caller's id of this request: sent again with the same one, it starts and costs nothing more. */
  requestId: z.uuid().optional(),
}

/** How many more credits may be spent before the cap is reached; null without a cap, never negative. */
export function spendingLeft({ cap, spent }: Spending): number | null {
  return cap === null ? null : Math.max(0, cap - spent)
}
