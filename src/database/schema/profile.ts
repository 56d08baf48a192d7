import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#contract/account.ts'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import type { NotificationFacts } from '#contract/notification.ts'
import { assets } from './asset.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** Written by a trigger in the transaction that creates the user. */
export const profiles = pgTable(
  'profiles',
  {
    id: text('id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    avatarUrl: text('avatar_url'),
    /** The file behind `avatarUrl`, when it is ours. */
    avatarAssetId: uuid('avatar_asset_id').references(() => assets.id, { onDelete: 'set null' }),
    /** Where they work at the moment; null: in their own workspace. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'set null' }),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    /** The address on the list of admins that made them one, whatever theirs is now; null: none did. */
    namedAs: text('named_as'),
    language: text('language', { enum: INTERFACE_LANGUAGES }).notNull().default('en'),
    /** When the account is to be deleted, as its owner wishes; null: never. */
    deleteAfter: moment('delete_after'),
    /** When they last asked for something in a browser, to the minute; it outlives their sessions. */
    lastSeenAt: moment('last_seen_at'),
    /** Since when an admin lets them do nothing here; null: they may. */
    suspendedAt: moment('suspended_at'),
    suspendedFor: text('suspended_for'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('profiles_avatar_asset_id').on(table.avatarAssetId),
    index('profiles_workspace_id').on(table.workspaceId),
    index('profiles_delete_after')
      .on(table.deleteAfter)
      .where(sql`${table.deleteAfter} is not null`),
  ],
)

/** Addresses whose accounts become admins once verified; while there are none, the first account does. */
export const adminEmails = pgTable('admin_emails', { email: text('email').primaryKey() })

/** What an account was written lately, so that nobody can fill its mailbox; older rows are dropped. */
export const accountMails = pgTable(
  'account_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [index('account_mails_user_id_kind').on(table.userId, table.kind)],
)

/** What an account is told of; the oldest go when there are too many. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Where it happened. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_workspace_id').on(table.workspaceId),
  ],
)

/** An admin looks at what somebody sees, without being able to change it, until it ends. */
export const supportViews = pgTable(
  'support_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who looks. No foreign key: what was looked at stays known. */
    adminId: text('admin_id').notNull(),
    /** At whose account. */
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('support_views_user_id').on(table.userId)],
)
