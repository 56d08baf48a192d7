import { pgTable, text } from 'drizzle-orm/pg-core'
import { user } from './auth.ts'
import { moment } from './moment.ts'

/** Written by a trigger in the transaction that creates the user. */
export const profiles = pgTable('profiles', {
  id: text('id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  fullName: text('full_name').notNull(),
  avatarUrl: text('avatar_url'),
  role: text('role').notNull().default('user'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
