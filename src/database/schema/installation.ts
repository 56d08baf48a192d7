import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ANNOUNCEMENT_KINDS } from '#contract/announcement.ts'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { ShowcaseFile } from '#contract/showcase.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'

/** What admins decide about the whole installation. */
export const systemSettings = pgTable(
  'system_settings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    category: text('category').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    description: text('description'),
  },
  (table) => [unique('system_settings_category_key').on(table.category, table.key)],
)

/** What an admin saved in place of what, so that it can be undone. Rows are never changed. */
export const systemSettingVersions = pgTable(
  'system_setting_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    category: text('category').notNull(),
    key: text('key').notNull(),
    /** Null: what comes with the product. */
    value: jsonb('value'),
    /** No foreign key: the row outlives the account. Null: the operator. */
    savedBy: text('saved_by'),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    index('system_setting_versions_category_key').on(table.category, table.key, table.savedAt),
  ],
)

/** What an admin says to everybody who is signed in, until it ends. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ANNOUNCEMENT_KINDS }).notNull(),
    /** By language; who reads another one sees the English words. */
    texts: jsonb('texts').$type<Partial<Record<InterfaceLanguage, string>>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('announcements_ends_at').on(table.endsAt)],
)

/** Who has read an announcement and put it away. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_dismissals_user_id').on(table.userId),
  ],
)

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

/** One row a day (UTC) on which a worker was at work, with the minutes in which everything was. */
export const uptimeDays = pgTable('uptime_days', {
  day: date('day').primaryKey(),
  firstMinute: moment('first_minute').notNull(),
  minutesUp: integer('minutes_up').notNull(),
})

/** What a worker found when it last tried a part that only trying tells about. */
export const healthChecks = pgTable('health_checks', {
  part: text('part', { enum: ['storage'] }).primaryKey(),
  ok: boolean('ok').notNull(),
  checkedAt: moment('checked_at').notNull(),
})
