import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
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
