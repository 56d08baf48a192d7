import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SPOKEN_LANGUAGES } from '#contract/options.ts'
import { VOICE_SAMPLE_STATES } from '#contract/voices.ts'
import type { Told } from '#contract/words/told.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** What a voice of the catalogue sounds like with a narrator: spoken once, kept for every account. */
export const voiceSamples = pgTable(
  'voice_samples',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    narrator: text('narrator').notNull(),
    voiceId: text('voice_id').notNull(),
    state: text('state', { enum: [...VOICE_SAMPLE_STATES, 'speaking'] })
      .notNull()
      .default('asked'),
    storageKey: text('storage_key'),
    contentType: text('content_type'),
    sizeBytes: integer('size_bytes'),
    failure: jsonb('failure').$type<Told>(),
    /** When it was asked for last, begun, ready, or failed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [unique('voice_samples_narrator_voice_id').on(table.narrator, table.voiceId)],
)

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
