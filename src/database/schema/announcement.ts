import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ANNOUNCEMENT_KINDS } from '#contract/announcement.ts'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'

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
