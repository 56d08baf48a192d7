import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { VOICE_SAMPLE_STATES } from '#contract/voices.ts'
import type { Told } from '#contract/words/told.ts'
import { moment } from './moment.ts'

/** What a voice of the catalogue sounds like with a narrator: spoken once, kept for every account. */
export const voiceSamples = pgTable(
  'voice_samples',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    narrator: text('narrator').notNull(),
    voiceId: text('voice_id').notNull(),
    state: text('state', { enum: VOICE_SAMPLE_STATES }).notNull().default('asked'),
    storageKey: text('storage_key'),
    contentType: text('content_type'),
    sizeBytes: integer('size_bytes'),
    failure: jsonb('failure').$type<Told>(),
    /** When it was asked for last, ready, or failed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [unique('voice_samples_narrator_voice_id').on(table.narrator, table.voiceId)],
)
