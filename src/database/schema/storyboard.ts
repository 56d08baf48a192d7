import { type AnyPgColumn, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  ASPECT_RATIOS,
  AUDIENCES,
  IMAGE_STYLES,
  VIDEO_STYLES,
  WRITING_LANGUAGES,
} from '#contract/options.ts'
import { TRACK_KINDS, TRACK_STATUSES } from '#contract/scene.ts'
import { STORYBOARD_STATUSES } from '#contract/storyboard.ts'
import { assets } from './asset.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'

export const storyboards = pgTable(
  'storyboards',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    idea: text('idea').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    totalDurationMs: integer('total_duration').notNull(),
    status: text('status', { enum: STORYBOARD_STATUSES }).notNull().default('draft'),
    style: text('style', { enum: VIDEO_STYLES }).notNull(),
    targetAudience: text('target_audience', { enum: AUDIENCES }).notNull(),
    aspectRatio: text('aspect_ratio', { enum: ASPECT_RATIOS }).notNull(),
    language: text('language', { enum: WRITING_LANGUAGES }).notNull(),
    imageStyle: text('image_style', { enum: IMAGE_STYLES }).notNull().default('AUTO'),
    voiceId: text('voice_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('storyboards_user_id_updated_at').on(table.userId, table.updatedAt, table.id)],
)

const trackStatus = (name: string) =>
  text(name, { enum: TRACK_STATUSES }).notNull().default('pending')

const takeInUse = (name: string) =>
  uuid(name).references((): AnyPgColumn => takes.id, { onDelete: 'set null' })

export const scenes = pgTable(
  'scenes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storyboardId: uuid('storyboard_id')
      .notNull()
      .references(() => storyboards.id, { onDelete: 'cascade' }),
    orderIndex: integer('order_index').notNull(),
    /** As long as the storyboard planned it, or as its voice-over needs. */
    durationMs: integer('duration').notNull(),
    plannedDurationMs: integer('planned_duration').notNull(),
    voiceOverText: text('voice_over_text').notNull(),
    imagePrompt: text('image_prompt').notNull(),
    videoPrompt: text('video_prompt').notNull(),
    voiceStatus: trackStatus('voice_status'),
    imageStatus: trackStatus('image_status'),
    clipStatus: trackStatus('clip_status'),
    voiceTakeId: takeInUse('voice_take_id'),
    imageTakeId: takeInUse('image_take_id'),
    clipTakeId: takeInUse('clip_take_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('scenes_order').on(table.storyboardId, table.orderIndex)],
)

/** One generated asset of a scene. Older takes stay. */
export const takes = pgTable(
  'takes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sceneId: uuid('scene_id')
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TRACK_KINDS }).notNull(),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.id),
    /** One generation makes one take. */
    generationId: uuid('generation_id').notNull().unique(),
    /** Whose voice, for a voice-over. */
    voiceId: text('voice_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('takes_scene_id').on(table.sceneId, table.kind, table.createdAt)],
)
