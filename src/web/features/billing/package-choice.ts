import { CREDIT_PACKAGES, type CreditPackage, type PackagePeriod } from '#contract/packages.ts'

/** The packages of a period, cheapest first. */
export function packagesOf(period: PackagePeriod): readonly CreditPackage[] {
  return CREDIT_PACKAGES.filter((offer) => offer.period === period)
}

/** Undefined when it is sold no more. */
export function packageNamed(packageId: string): CreditPackage | undefined {
  return CREDIT_PACKAGES.find(({ id }) => id === packageId)
}

/** What is selected first: the package asked for, else the popular one of the month, else its first. */
export function firstChoice(packageId?: string): CreditPackage {
  return (
    packageNamed(packageId ?? '') ??
    firstOf(packagesOf('monthly'), ({ popular }) => popular === true)
  )
}

/** The package of the same name in the other period, else the first there. */
export function inPeriod({ name }: CreditPackage, period: PackagePeriod): CreditPackage {
  return firstOf(packagesOf(period), (offer) => offer.name === name)
}

/** The smallest month of credits that covers what is missing, else the largest. */
export function smallestEnough(missing: number): CreditPackage {
  const months = packagesOf('monthly')
  const offer = months.find(({ credits }) => credits >= missing) ?? months.at(-1)
  if (!offer) throw new Error('No package is on offer')
  return offer
}

function firstOf(offers: readonly CreditPackage[], isWanted: (offer: CreditPackage) => boolean) {
  const found = offers.find(isWanted) ?? offers[0]
  if (!found) throw new Error('No package is on offer')
  return found
}
