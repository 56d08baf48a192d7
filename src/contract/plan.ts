import { z } from 'zod'
import type { CreditPackage } from './credit-package.ts'
import { RESOLUTIONS, type Resolution } from './options.ts'
import { route } from './route.ts'

/** The least first; each allows all that those before it do. */
export const PLAN_NAMES = ['Free', 'Basic', 'Medium', 'Premium'] as const
export const PlanName = z.enum(PLAN_NAMES)
export type PlanName = z.infer<typeof PlanName>

export const PlanAllows = z.object({
  /** The largest that videos are exported in. */
  resolution: z.enum(RESOLUTIONS),
  apiAccess: z.boolean(),
  /** People in the workspace, whoever owns it included; null: as many as there are. */
  seats: z.number().int().nullable(),
  /** In each round of the queue, its work comes before that of others. */
  goesFirst: z.boolean(),
})
export type PlanAllows = z.infer<typeof PlanAllows>

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

export const Plan = z.object({
  /** Null: there are no plans here, everything is allowed. */
  name: PlanName.nullable(),
  /** Null: for ever. */
  until: z.date().nullable(),
  /** The one that goes on after it; null: the free one. */
  next: z.object({ name: PlanName, until: z.date() }).nullable(),
  allows: PlanAllows,
})
export type Plan = z.infer<typeof Plan>

export const plan = {
  get: route('GET /plan', 'Shows the plan of the workspace, and what it allows').output(Plan),
}

export function isWithin(resolution: Resolution, largest: Resolution): boolean {
  return RESOLUTIONS.indexOf(resolution) <= RESOLUTIONS.indexOf(largest)
}

/** The least plan that allows it. */
export function leastPlan(isEnough: (allows: PlanAllows) => boolean): PlanName {
  return PLAN_NAMES.find((name) => isEnough(PLANS[name])) ?? 'Premium'
}

/** Time on a plan that was paid for. */
export type PaidTime = { name: CreditPackage['name']; from: Date; months: number }

/**
 * Which plan somebody has. The highest that was paid for counts; meanwhile the time of a lower one stands still. So
 * an upgrade starts at once and loses nothing of what was paid before, and a downgrade starts when the higher ends.
 */
export function planAt(
  paid: readonly PaidTime[],
  now: Date,
): Pick<Plan, 'name' | 'until' | 'next'> {
  const left = new Map<PlanName, number>()
  let at = 0
  for (const { name, from, months } of paid.toSorted((one, other) => +one.from - +other.from)) {
    if (from > now) break
    pass(left, +from - at)
    at = +from
    left.set(name, (left.get(name) ?? 0) + (+monthsLater(from, months) - +from))
  }
  pass(left, +now - at)
  const [current, after] = PLAN_NAMES.toReversed().filter((name) => (left.get(name) ?? 0) > 0)
  if (!current) return { name: 'Free', until: null, next: null }
  const until = new Date(+now + (left.get(current) ?? 0))
  const next = after ? { name: after, until: new Date(+until + (left.get(after) ?? 0)) } : null
  return { name: current, until, next }
}

/** Time goes by, on the highest plan first. */
function pass(left: Map<PlanName, number>, elapsedMs: number): void {
  let gone = elapsedMs
  for (const name of PLAN_NAMES.toReversed()) {
    const used = Math.min(gone, left.get(name) ?? 0)
    left.set(name, (left.get(name) ?? 0) - used)
    gone -= used
  }
}

/** The same day of a later month, or its last where it has no such day. */
function monthsLater(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const later = new Date(from)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(day, last))
  return later
}
