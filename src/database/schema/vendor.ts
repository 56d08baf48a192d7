import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { VendorId } from '#contract/vendors.ts'
import type { Told } from '#contract/words/told.ts'
import { generations } from './generation.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** How vendors are reached, as far as an admin has said so in the browser. */
export const vendorConnections = pgTable('vendor_connections', {
  vendor: text('vendor').$type<VendorId>().primaryKey(),
  /** Sealed with a key derived from the installation's secret; null: none, or in the environment. */
  sealedKey: text('sealed_key'),
  keyEnding: text('key_ending'),
  keySavedAt: moment('key_saved_at'),
  /** Null, here and below: the usual one. */
  baseUrl: text('base_url'),
  modelId: text('model_id'),
  /** Models that people may choose beside the usual one. */
  offeredModelIds: text('offered_model_ids').array().notNull().default([]),
  atOnce: integer('at_once'),
  testedAt: moment('tested_at'),
  testMs: integer('test_ms'),
  testFailure: jsonb('test_failure').$type<Told>(),
})

/**
 * How a request to a vendor ended. `sent`: it is under way. `accepted`: the vendor works on it. `refused`: the
 * vendor did nothing. `failed`: it took the work and did not deliver. `unknown`: no answer came.
 */
export const VENDOR_CALL_STATES = [
  'sent',
  'accepted',
  'delivered',
  'refused',
  'failed',
  'unknown',
] as const

/** Every request that a vendor may bill: written before it is sent, and never sent again under the same id. */
export const vendorCalls = pgTable(
  'vendor_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The rows outlive both: they say what the vendor may bill. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'set null' }),
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    /** Which attempt of the generation sent it. */
    attempt: integer('attempt'),
    provider: text('provider').notNull(),
    /** Whose limits it counts against; see `CallLimits.key`. */
    limitsKey: text('limits_key').notNull(),
    workerId: uuid('worker_id').notNull(),
    state: text('state', { enum: VENDOR_CALL_STATES }).notNull().default('sent'),
    /** Why it was refused or failed, in the vendor's words. */
    reason: text('reason'),
    /** Millionths of a US dollar; null: the vendor did not say. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    sentAt: moment('sent_at').notNull().defaultNow(),
    /** Since when it takes no room at the vendor any more. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('vendor_calls_workspace_id').on(table.workspaceId),
    index('vendor_calls_generation_id').on(table.generationId),
    index('vendor_calls_limits_key').on(table.limitsKey, table.sentAt),
    index('vendor_calls_sent').on(table.sentAt),
    index('vendor_calls_under_way').on(table.limitsKey).where(sql`${table.endedAt} is null`),
  ],
)

/** How a vendor's key stands: one row for every `CallLimits.key` that was ever used. */
export const vendorKeys = pgTable('vendor_keys', {
  key: text('key').primaryKey(),
  /** The vendor asked not to be called before. */
  pausedUntil: moment('paused_until'),
  /** Calls that the vendor did not serve, since the last that it did. */
  failuresInARow: integer('failures_in_a_row').notNull().default(0),
  /** After too many of them nobody calls before. */
  givenUpUntil: moment('given_up_until'),
  /** Since then it has answered no question about the work that it has. */
  silentSince: moment('silent_since'),
})

/** What vendors called back with, so that none counts twice; kept for longer than its signature is good. */
export const receivedWebhooks = pgTable(
  'received_webhooks',
  {
    vendor: text('vendor').notNull(),
    webhookId: text('webhook_id').notNull(),
    /** The call of ours whose job it is about. No foreign key: it may be gone by then. */
    callId: uuid('call_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.webhookId] }),
    index('received_webhooks_call_id').on(table.callId),
  ],
)
