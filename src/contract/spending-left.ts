import type { Spending } from './spending.ts'

/** How many more credits may be spent before the cap is reached; null without a cap, never negative. */
export function spendingLeft({ cap, spent }: Spending): number | null {
  return cap === null ? null : Math.max(0, cap - spent)
}
