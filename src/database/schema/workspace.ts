import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { API_SCOPES } from '#contract/api-key.ts'
import { WORKSPACE_ROLES } from '#contract/workspace.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'

/** Owns all that is made and paid for. Everybody has one of their own from the moment they sign up. */
export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** Whose own it is, from sign-up until the account ends; null: a team's. */
  personalOf: text('personal_of')
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Who works in a workspace, and as what. */
export const memberships = pgTable(
  'memberships',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role', { enum: WORKSPACE_ROLES }).notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user_id').on(table.userId),
  ],
)

/** Who may join once they show that the address is theirs. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: WORKSPACE_ROLES }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('invitations_workspace_id_email').on(table.workspaceId, table.email),
    index('invitations_email').on(table.email),
  ],
)

/** What lets a program act in a workspace for whoever made it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes', { enum: API_SCOPES }).array().notNull(),
    /** How the secret begins, to know it again by. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the secret, which nobody but its owner has. */
    hash: text('hash').notNull().unique(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('api_keys_workspace_id').on(table.workspaceId),
    index('api_keys_user_id').on(table.userId),
  ],
)

/** What admins and operators did, written in the transaction that did it. Rows are never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    actor: text('actor', { enum: ['admin', 'operator'] }).notNull(),
    /** The admin. No foreign key: the row outlives the account. */
    userId: text('user_id'),
    action: text('action').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_action').on(table.action, table.at),
  ],
)
