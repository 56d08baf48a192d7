import { z } from 'zod'
import { RESOLUTIONS } from './options.ts'
import {
  type PlanAllows as Allows,
  type CreditPackage,
  PLAN_NAMES,
  type PlanName,
} from './packages.ts'
import { route } from './route.ts'

const PlanAllows = z.object({
  resolution: z.enum(RESOLUTIONS),
  apiAccess: z.boolean(),
  seats: z.number().int().nullable(),
  goesFirst: z.boolean(),
}) satisfies z.ZodType<Allows>

export const Plan = z.object({
  /** Null: there are no plans here, everything is allowed. */
  name: z.enum(PLAN_NAMES).nullable(),
  /** Null: for ever. */
  until: z.date().nullable(),
  /** The one that goes on after it; null: the free one. */
  next: z.object({ name: z.enum(PLAN_NAMES), until: z.date() }).nullable(),
  allows: PlanAllows,
})
export type Plan = z.infer<typeof Plan>

export const plan = {
  get: route('GET /plan', 'Shows the plan of the workspace, and what it allows').output(Plan),
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
