/** A month's price, or a twelfth of a year's that is paid at once. */
export type PackagePeriod = 'monthly' | 'annual'

export type CreditPackage = {
  id: `${PackagePeriod}-${'basic' | 'medium' | 'premium'}`
  name: 'Basic' | 'Medium' | 'Premium'
  /** Granted each month. */
  credits: number
  /** For a month, in US cents. */
  priceCents: number
  popular?: true
  period: PackagePeriod
}

export const ANNUAL_DISCOUNT_PERCENT = 20
const MONTHS_PER_YEAR = 12

export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  { id: 'monthly-basic', name: 'Basic', credits: 850, priceCents: 900, period: 'monthly' },
  {
    id: 'monthly-medium',
    name: 'Medium',
    credits: 2800,
    priceCents: 2900,
    popular: true,
    period: 'monthly',
  },
  { id: 'monthly-premium', name: 'Premium', credits: 10_500, priceCents: 9900, period: 'monthly' },
  { id: 'annual-basic', name: 'Basic', credits: 850, priceCents: 720, period: 'annual' },
  {
    id: 'annual-medium',
    name: 'Medium',
    credits: 2800,
    priceCents: 2320,
    popular: true,
    period: 'annual',
  },
  { id: 'annual-premium', name: 'Premium', credits: 10_500, priceCents: 7920, period: 'annual' },
]

/** What is billed at once, in US cents: a month, or the whole year. */
export function billedCents({ priceCents, period }: CreditPackage): number {
  return period === 'annual' ? priceCents * MONTHS_PER_YEAR : priceCents
}
