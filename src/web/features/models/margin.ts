import { CREDIT_PACKAGES, type CreditPackage } from '#contract/packages.ts'

const MICRO_USD_PER_CENT = 10_000

/** The package whose credits are the cheapest, and what one of them costs there. */
export function cheapestCredit(): { of: CreditPackage; microUsd: number } {
  const [of] = CREDIT_PACKAGES.toSorted((one, other) => costOf(one) - costOf(other))
  if (!of) throw new Error('There are no packages.')
  return { of, microUsd: costOf(of) }
}

function costOf({ priceCents, credits }: CreditPackage): number {
  return (priceCents * MICRO_USD_PER_CENT) / credits
}

/**
 * What is left of a price when the vendor has been paid, reckoned at the cheapest credit: 1 is all of it,
 * below 0 is a loss. Null where nothing is taken.
 */
export function marginOf(credits: number, asksMicroUsd: number): number | null {
  const taken = credits * cheapestCredit().microUsd
  return taken === 0 ? null : (taken - asksMicroUsd) / taken
}
