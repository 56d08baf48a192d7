import type { Resolution } from './options.ts'

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

/** The least first; each allows all that those before it do. */
export const PLAN_NAMES = ['Free', 'Basic', 'Medium', 'Premium'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

export type PlanAllows = {
  /** The largest that videos are exported in. */
  resolution: Resolution
  apiAccess: boolean
  /** People in the workspace, whoever owns it included; null: as many as there are. */
  seats: number | null
  /** In each round of the queue, its work comes before that of others. */
  goesFirst: boolean
}

/** What each package promises: the price list prints it, and the server holds everybody to it. */
export const PLANS: Record<PlanName, PlanAllows> = {
  Free: { resolution: '720p', apiAccess: false, seats: 1, goesFirst: false },
  Basic: { resolution: '720p', apiAccess: false, seats: 1, goesFirst: false },
  Medium: { resolution: '1080p', apiAccess: true, seats: 1, goesFirst: false },
  Premium: { resolution: '4K', apiAccess: true, seats: 10, goesFirst: true },
}

/** Where nothing is sold, and for whoever runs the installation. */
export const EVERYTHING: PlanAllows = {
  resolution: '4K',
  apiAccess: true,
  seats: null,
  goesFirst: false,
}

/** The least plan that allows it. */
export function leastPlan(isEnough: (allows: PlanAllows) => boolean): PlanName {
  return PLAN_NAMES.find((name) => isEnough(PLANS[name])) ?? 'Premium'
}
