import { z } from 'zod'
import { route } from './route.ts'

export const STATUS_PARTS = ['site', 'database', 'worker', 'queue', 'storage'] as const
export const StatusPart = z.enum(STATUS_PARTS)
export type StatusPart = z.infer<typeof StatusPart>

/** `unknown`: what would tell is down itself. */
export const PART_STATES = ['up', 'degraded', 'down', 'unknown'] as const
export const PartState = z.enum(PART_STATES)
export type PartState = z.infer<typeof PartState>

export const StatusDay = z.object({
  /** UTC, `2026-11-21`. */
  date: z.iso.date(),
  /** Share of the day's minutes, 0 to 1, in which everything worked; so far, for today. */
  upRatio: z.number().min(0).max(1),
})
export type StatusDay = z.infer<typeof StatusDay>

/** How the installation is right now, and was on the last 30 days it has existed. */
export const Status = z.object({
  /** `up` when every part is, `down` when nothing can be made, else `degraded`. */
  state: z.enum(['up', 'degraded', 'down']),
  parts: z.array(z.object({ part: StatusPart, state: PartState })),
  queue: z
    .object({
      waiting: z.number().int(),
      running: z.number().int(),
      /** How long the first in line has waited; null when nothing waits. */
      oldestWaitMs: z.number().int().nullable(),
    })
    .nullable(),
  /** Oldest first; only days on which this installation existed. */
  days: z.array(StatusDay),
  checkedAt: z.date(),
})
export type Status = z.infer<typeof Status>

export const status = {
  get: route('GET /status', 'Shows how the installation is').output(Status),
}
