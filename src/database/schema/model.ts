import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { VendorId } from '#contract/vendors.ts'
import type { Told } from '#contract/words/told.ts'
import { moment } from './moment.ts'

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
