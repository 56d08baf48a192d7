import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { moment } from './moment.ts'

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
