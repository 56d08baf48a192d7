import { CREDIT_PACKAGES } from '#contract/packages.ts'

/** As the ledger says it: "Purchased the Medium package (annual)". */
export function describePurchase({ packageId }: { packageId: string }): string {
  const offer = CREDIT_PACKAGES.find(({ id }) => id === packageId)
  return offer ? `Purchased the ${offer.name} package (${offer.period})` : 'Purchased credits'
}
