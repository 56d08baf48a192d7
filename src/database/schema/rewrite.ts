import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { REWRITE_STATES } from '#contract/rewrite.ts'
import type { Told } from '#contract/words/told.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** Suggestions that somebody asked a language model for; kept for a day. */
export const rewrites = pgTable(
  'rewrites',
  {
    /** Chosen by who asks. */
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The writer that was chosen when it was asked for. */
    provider: text('provider').notNull(),
    state: text('state', { enum: REWRITE_STATES }).notNull().default('asked'),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    failure: jsonb('failure').$type<Told>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('rewrites_workspace_id').on(table.workspaceId),
    index('rewrites_created_at').on(table.createdAt),
  ],
)
