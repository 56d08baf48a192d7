import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import { MESSAGE_KINDS } from '#contract/visitor.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'

/** How often something was tried in the window that began then, by `action/network`. */
export const visitorAttempts = pgTable(
  'visitor_attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStartedAt: moment('window_started_at').notNull(),
  },
  (table) => [index('visitor_attempts_window_started_at').on(table.windowStartedAt)],
)

/** An address counts once it is confirmed; one that never was is forgotten. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  /** In lower case. */
  email: text('email').primaryKey(),
  language: text('language', { enum: INTERFACE_LANGUAGES }).notNull(),
  /** Known only to who reads the address's mail: confirms it, and takes it off the list. */
  token: text('token').notNull().unique(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
})

/** What visitors wrote to whoever runs the installation. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    /** The account of the sender who was signed in. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null: it waits for an answer. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('messages_created_at').on(table.createdAt),
    index('messages_open').on(table.createdAt).where(sql`${table.answeredAt} is null`),
    index('messages_user_id').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)
