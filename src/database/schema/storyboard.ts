import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ScenePlan } from '#composition/scene-edit/scene-plan.ts'
import type { CastMember } from '#contract/cast.ts'
import type { ChosenModels } from '#contract/chosen-models.ts'
import {
  ASPECT_RATIOS,
  AUDIENCES,
  IMAGE_STYLES,
  SPOKEN_LANGUAGES,
  VIDEO_STYLES,
  VISUALS,
} from '#contract/options.ts'
import { TRACK_KINDS, TRACK_STATUSES } from '#contract/scene.ts'
import { STORYBOARD_STATUSES } from '#contract/storyboard.ts'
import type { Told } from '#contract/words/told.ts'
import { assets } from './asset.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

export const storyboards = pgTable(
  'storyboards',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    idea: text('idea').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    totalDurationMs: integer('total_duration').notNull(),
    status: text('status', { enum: STORYBOARD_STATUSES }).notNull().default('draft'),
    style: text('style', { enum: VIDEO_STYLES }).notNull(),
    targetAudience: text('target_audience', { enum: AUDIENCES }).notNull(),
    aspectRatio: text('aspect_ratio', { enum: ASPECT_RATIOS }).notNull(),
    language: text('language', { enum: SPOKEN_LANGUAGES }).notNull(),
    imageStyle: text('image_style', { enum: IMAGE_STYLES }).notNull().default('AUTO'),
    voiceId: text('voice_id').notNull(),
    /** Stills: a scene is finished without a clip. */
    visuals: text('visuals', { enum: VISUALS }).notNull().default('clips'),
    /** How all its pictures look; it is added to every image prompt. */
    look: text('look').notNull().default(''),
    /** Who and what is seen again, described once for all scenes. */
    cast: jsonb('cast').$type<CastMember[]>().notNull().default([]),
    /** What no picture may show, for models that can be told so. */
    negativePrompt: text('negative_prompt').notNull().default(''),
    /** Pictures of the library that a model which can draws after. One that is deleted is passed over. */
    referenceImageIds: uuid('reference_image_ids').array().notNull().default([]),
    /** Who makes its parts, where that is not the model chosen for everybody. */
    models: jsonb('models').$type<ChosenModels>().notNull().default({}),
    /** Why it is the built-in sample, in words for the user; null: it was written from the idea. */
    sampleReason: jsonb('sample_reason').$type<Told>(),
    /** The most that this storyboard may cost, what is spent already included; null: no cap. */
    spendingCap: integer('spending_cap'),
    /** Which of its versions it is at; see `storyboard_versions`. */
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('storyboards_workspace_id_updated_at').on(table.workspaceId, table.updatedAt, table.id),
    index('storyboards_workspace_id_status').on(
      table.workspaceId,
      table.status,
      table.updatedAt,
      table.id,
    ),
  ],
)

const trackStatus = (name: string) =>
  text(name, { enum: TRACK_STATUSES }).notNull().default('pending')

const takeInUse = (name: string) =>
  uuid(name).references((): AnyPgColumn => takes.id, { onDelete: 'set null' })

/** A take that is deleted is looked for in every scene. */
const usedTake = (name: string, column: AnyPgColumn) =>
  index(name).on(column).where(sql`${column} is not null`)

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
    /** The few words that are worth showing in type; empty: none in particular. */
    emphasis: text('emphasis').notNull().default(''),
    /** Who makes its parts, where that is not the storyboard's choice. */
    models: jsonb('models').$type<ChosenModels>().notNull().default({}),
    voiceStatus: trackStatus('voice_status'),
    imageStatus: trackStatus('image_status'),
    clipStatus: trackStatus('clip_status'),
    voiceTakeId: takeInUse('voice_take_id'),
    imageTakeId: takeInUse('image_take_id'),
    clipTakeId: takeInUse('clip_take_id'),
    /** Taken out of the storyboard; kept, with its takes, for undo. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('scenes_order')
      .on(table.storyboardId, table.orderIndex)
      .where(sql`${table.removedAt} is null`),
    index('scenes_storyboard_id').on(table.storyboardId),
    usedTake('scenes_voice_take_id', table.voiceTakeId),
    usedTake('scenes_image_take_id', table.imageTakeId),
    usedTake('scenes_clip_take_id', table.clipTakeId),
  ],
)

/** One generated or uploaded asset of a scene. Older takes stay. */
/** What an asset of a scene is made from: a text; for a clip also the image and the length. */
export type TakeSource = {
  text: string
  /** What is said for it; absent: the text as it is written. */
  spoken?: string | undefined
  imageAssetId?: string | undefined
  durationMs?: number | undefined
  /** What the scene says, where the picture shows it in type. */
  words?: string | undefined
}

export const takes = pgTable(
  'takes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sceneId: uuid('scene_id')
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TRACK_KINDS }).notNull(),
    /** Null once its owner has deleted the file. */
    assetId: uuid('asset_id').references(() => assets.id),
    deletedAt: moment('deleted_at'),
    /** The item of the library that it was made of. No foreign key: the take stays when that is deleted. */
    fromAssetId: uuid('from_asset_id'),
    /** What made it; null for an upload. Scenes that were duplicated or split share it. */
    generationId: uuid('generation_id'),
    /** Whose voice, for a voice-over. */
    voiceId: text('voice_id'),
    /** What its owner let it stand for, though it was made from something else. */
    keptFor: jsonb('kept_for').$type<TakeSource>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('takes_scene_id').on(table.sceneId, table.kind, table.createdAt),
    unique('takes_asset_id_scene_id').on(table.assetId, table.sceneId),
    index('takes_from_asset_id').on(table.fromAssetId).where(sql`${table.fromAssetId} is not null`),
  ],
)

/** Scenes and title as they were before and after each edit, for undo and redo. */
export const storyboardVersions = pgTable(
  'storyboard_versions',
  {
    storyboardId: uuid('storyboard_id')
      .notNull()
      .references(() => storyboards.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    scenes: jsonb('scenes').$type<ScenePlan[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storyboardId, table.number] })],
)
