import type { purchases } from '#database/schema/index.ts'

type PurchaseRow = typeof purchases.$inferSelect

/** How much of a purchase's money is not ours any more: 0 to 1. */
export function shareGivenBack({
  dispute,
  refundedCents,
  priceCents,
}: Pick<PurchaseRow, 'dispute' | 'refundedCents' | 'priceCents'>): number {
  if (dispute === 'open' || dispute === 'lost') return 1
  return Math.min(1, refundedCents / priceCents)
}
