import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { SPOKEN_LANGUAGES } from '#contract/options.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** How a workspace wants words spoken that voices get wrong. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    written: text('written').notNull(),
    /** In lower case by the rules of Unicode, which the database may not know. */
    writtenLower: text('written_lower').notNull(),
    spoken: text('spoken').notNull(),
    /** For voices of this language alone; null: for all. */
    language: text('language', { enum: SPOKEN_LANGUAGES }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pronunciations_written').on(
      table.workspaceId,
      table.writtenLower,
      sql`coalesce(${table.language}, '')`,
    ),
  ],
)
