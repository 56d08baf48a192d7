import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CardPages, Word } from '#contract/asset.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** One file in storage and what is known of it. */
export const assets = pgTable(
  'assets',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull().unique(),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    /** Null for a sound, and for what was stored before thumbnails were drawn. */
    thumbnail: jsonb('thumbnail').$type<StoredThumbnail>(),
    /** Word times of a voice-over, the recipe of a built-in picture. */
    details: jsonb('details').$type<AssetDetails>().notNull().default({}),
    /** Words by which its owner finds it again. */
    tags: text('tags').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('assets_workspace_id').on(table.workspaceId)],
)

/** A WebP. */
export type StoredThumbnail = { storageKey: string; sizeBytes: number }

export type AssetDetails = {
  words?: Word[]
  /** Where the times of the words come from; absent: from the narrator. */
  wordTimes?: 'given' | 'aligned' | 'estimated'
  recipe?: Record<string, unknown>
  isTextCard?: boolean
  /** Of a text card: its words in time, and the file that they are shown from. */
  card?: CardPages
  sheet?: StoredThumbnail
  undrawn?: string[]
  withoutReferences?: boolean
  isStill?: boolean
}

/** Storage keys whose files are not wanted, or not yet; the sweep deletes what is due, then the row. */
export const discardedFiles = pgTable('discarded_files', {
  storageKey: text('storage_key').primaryKey(),
  /** A file on its way to its asset has longer than any upload takes. */
  dueAt: moment('due_at').notNull().default(sql`now() + interval '1 hour'`),
})
