import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ShowcaseFile } from '#contract/showcase.ts'
import { moment } from './moment.ts'

/** Files of the installation: they outlive the account of the admin who sent them. */
export type ShowcaseFiles = Record<ShowcaseFile, { storageKey: string; sizeBytes: number }>

/** The videos at the top of the landing page. */
export const showcaseVideos = pgTable('showcase_videos', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  videoUrl: text('video_url').notNull(),
  /** The same, for phones. */
  smallVideoUrl: text('small_video_url'),
  posterUrl: text('poster_url'),
  captionsUrl: text('captions_url'),
  active: boolean('active').notNull().default(true),
  orderIndex: integer('order_index').notNull(),
  /** Null: unknown, of one that comes with the product. */
  durationMs: integer('duration_ms'),
  /** The files behind the addresses, when an admin added it; null: it comes with the product. */
  files: jsonb('files').$type<ShowcaseFiles>(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
