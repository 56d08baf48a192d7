import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
