import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { GENERATION_KINDS, GENERATION_STATES } from '#contract/generation.ts'
import type { Told } from '#contract/words/told.ts'
import { assets } from './asset.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** One piece of long work, paid or free, from click to result. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who is told how it ends; null: nobody, or somebody who left. */
    startedBy: text('started_by').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: GENERATION_KINDS }).notNull(),
    state: text('state', { enum: GENERATION_STATES }).notNull().default('queued'),
    /** Null: it belongs to none. No foreign key: one being written has no row yet, and a receipt outlives what it paid for. */
    storyboardId: uuid('storyboard_id'),
    sceneId: uuid('scene_id'),
    /** The same for all that one click on "generate all" started. */
    batchId: uuid('batch_id'),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    price: integer('price').notNull(),
    progress: real('progress').notNull().default(0),
    expectedDurationMs: integer('expected_duration_ms'),
    /** The model that was chosen for it, which its price is of; null: no model is needed. */
    provider: text('provider'),
    /** The worker process that runs it; see `takeLease`. */
    workerId: uuid('worker_id'),
    /** What the vendor calls its job, once it is known; waiting without one: it is being looked up. */
    handle: jsonb('handle').$type<Record<string, unknown>>(),
    /** When the vendor is to be asked next, or told to stop once the generation has ended; null: never. */
    nextCheckAt: moment('next_check_at'),
    lastCheckedAt: moment('last_checked_at'),
    /** Queued without a job: what it is made from is being made again. */
    awaitsInput: boolean('awaits_input').notNull().default(false),
    /** Every claim is a new attempt, whose number fences the ones before. */
    attempts: integer('attempts').notNull().default(0),
    /** How often its worker was lost. */
    losses: integer('losses').notNull().default(0),
    failure: jsonb('failure').$type<Told>(),
    assetId: uuid('asset_id').references(() => assets.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('generations_price_is_not_negative', sql`${table.price} >= 0`),
    index('generations_workspace_id').on(table.workspaceId, table.createdAt),
    uniqueIndex('generations_one_at_a_time')
      .on(table.sceneId, table.kind)
      .where(
        sql`${table.sceneId} is not null and ${table.state} in ('queued', 'running', 'waiting')`,
      ),
    uniqueIndex('generations_one_storyboard')
      .on(table.storyboardId)
      .where(sql`${table.kind} = 'storyboard'`),
    index('generations_storyboard_id').on(table.storyboardId, table.createdAt),
    index('generations_asset_id').on(table.assetId).where(sql`${table.assetId} is not null`),
    index('generations_batch_id').on(table.batchId).where(sql`${table.batchId} is not null`),
    index('generations_to_check')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index('generations_checked')
      .on(table.workspaceId, table.lastCheckedAt)
      .where(sql`${table.lastCheckedAt} is not null`),
    index('generations_made')
      .on(table.provider, table.endedAt)
      .where(sql`${table.provider} is not null and ${table.state} = 'succeeded'`),
    index('generations_started_by').on(table.startedBy).where(sql`${table.startedBy} is not null`),
    index('generations_failed').on(table.endedAt).where(sql`${table.state} = 'failed'`),
    index('generations_started').on(table.startedAt),
    index('generations_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('queued', 'running', 'waiting')`),
  ],
)

/** What was asked for under an id of the caller's, so that a second sending starts and costs nothing. */
export const requests = pgTable(
  'requests',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Chosen by the caller. */
    id: uuid('id').notNull(),
    /** Of the operation and what it was asked; null: of before it was kept, and any will do. */
    fingerprint: text('fingerprint'),
    /** What it started, in this order. */
    generationIds: uuid('generation_ids').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
