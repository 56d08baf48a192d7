import type { Resolution } from './options.ts'

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
