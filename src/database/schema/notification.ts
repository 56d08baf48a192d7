import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationFacts } from '#contract/notification.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

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
