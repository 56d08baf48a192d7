import { z } from 'zod'
import { GenerationKind } from './generation.ts'
import { route, Search } from './route.ts'
import { text } from './text.ts'
import { Told } from './words/told.ts'

/** How far back numbers reach. */
export const PERIODS = ['1h', '24h', '14d'] as const
export const Period = z.enum(PERIODS)
export type Period = z.infer<typeof Period>

export const JOB_STATES = ['failed', 'running', 'waiting'] as const
export const JobState = z.enum(JOB_STATES)
export type JobState = z.infer<typeof JobState>

const count = z.number().int()
const Slot = z.object({ at: z.date() })

/** One piece of work, as an admin sees it. */
export const MonitoredJob = z.object({
  id: z.uuid(),
  kind: GenerationKind,
  state: JobState,
  /** 1 is the first; null: it is of no scene. */
  sceneNumber: count.nullable(),
  storyboardTitle: z.string().nullable(),
  /** Whose workspace it is in; null: a team's without its starter. */
  person: z.string().nullable(),
  /** The model that makes it; null: the product itself. */
  provider: z.string().nullable(),
  progress: z.number(),
  /** Since when it is in this state. */
  since: z.date(),
  failure: Told.nullable(),
  /** What became of the credits that were set aside: still held, given back, or none were. */
  credits: z.object({ amount: count, are: z.enum(['held', 'released', 'free']) }),
  /** That it was tried again; with whom it can be; null: it cannot. */
  retry: z
    .union([
      z.literal('done'),
      z.object({
        /** The model that failed is still there. */
        here: z.boolean(),
        elsewhere: z.array(z.string()),
      }),
    ])
    .nullable(),
})
export type MonitoredJob = z.infer<typeof MonitoredJob>

export const Vendor = z.object({
  provider: z.string(),
  calls: count,
  errors: count,
  /** Of each slot of the period, the earliest first. */
  slots: z.array(Slot.extend({ calls: count, errors: count })),
  /** 95 of 100 answered within; null: none has. */
  mostMs: z.number().nullable(),
  costMicroUsd: z.number(),
})

/** How the installation works: what is under way, what failed, what it costs, and how much room is left. */
export const Monitor = z.object({
  at: z.date(),
  running: z.record(GenerationKind, count),
  waiting: z.object({ jobs: count, longestMs: z.number().nullable() }),
  failed: z.object({
    jobs: count,
    /** With whom most of them failed; null: nobody's model was asked. */
    most: z.object({ provider: z.string(), jobs: count }).nullable(),
  }),
  held: z.object({
    running: count,
    waiting: count,
    /** Nothing is under way for them: they should not be. */
    withoutJob: count,
    jobs: count,
    /** Held for longer than an hour. */
    old: z.object({ jobs: count, credits: count }),
    /** After failures and stops, in the period. */
    givenBack: count,
  }),
  spendMicroUsd: z.number(),
  vendors: z.array(Vendor),
  /** The last 14 days, whatever the period, in UTC. */
  spend: z.array(Slot.extend({ byProvider: z.record(z.string(), z.number()) })),
  /** From the press to the start: half and 95 of 100 began within, in each slot. */
  waits: z.array(Slot.extend({ halfMs: z.number(), mostMs: z.number() })),
  storage: z.object({
    /** By the folder of the store. */
    byFolder: z.record(z.string(), z.number()),
    /** Of the disk the files lie on; null: they lie in a bucket. */
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  }),
  /** Null: none was ever written. */
  lastBackup: z.object({ at: z.date(), sizeBytes: z.number() }).nullable(),
})
export type Monitor = z.infer<typeof Monitor>

const ById = z.object({ id: z.uuid() })

export const monitor = {
  get: route('GET /monitor', 'Shows to an admin how the installation works')
    .input(z.object({ period: Period }))
    .output(Monitor),
  jobs: route('GET /monitor/jobs', 'Lists what failed in the period, then what is under way')
    .input(Search.extend({ period: Period, state: JobState.optional() }))
    .output(
      z.object({ jobs: z.array(MonitoredJob), total: count, byState: z.record(JobState, count) }),
    ),
  stop: route('POST /monitor/jobs/{id}/stop', 'Stops a job of anybody, free of charge').input(ById),
  retry: route('POST /monitor/jobs/{id}/retry', 'Has a job that failed made again, once').input(
    ById.extend({
      /** Who makes it this time; left out: who failed. */
      model: text().min(1).max(200).optional(),
    }),
  ),
}
