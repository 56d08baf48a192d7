import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { IMAGE_STYLES, PICTURE_RATIOS } from '#contract/options.ts'
import type { TrackKind } from '#contract/scene.ts'
import {
  type PictureFrame,
  UPLOAD_PURPOSES,
  UPLOAD_REFUSALS,
  UPLOAD_STATES,
} from '#contract/upload.ts'
import { assets } from './asset.ts'
import { user } from './auth.ts'
import { generations } from './generation.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** What a workspace has uploaded or had drawn for no scene: pictures, and also videos and sounds. */
export const directImages = pgTable(
  'direct_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** What it was generated from; null for an upload. */
    prompt: text('prompt'),
    /** Null while it is being drawn, and when it could not be. */
    assetId: uuid('asset_id').references(() => assets.id),
    thumbnailAssetId: uuid('thumbnail_asset_id').references(() => assets.id),
    /** What draws it, or drew it; null for an upload. */
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    aspectRatio: text('aspect_ratio', { enum: PICTURE_RATIOS }),
    styleType: text('style_type', { enum: IMAGE_STYLES }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('direct_images_workspace_id').on(table.workspaceId, table.createdAt, table.id),
    index('direct_images_asset_id').on(table.assetId),
    index('direct_images_thumbnail_asset_id').on(table.thumbnailAssetId),
    index('direct_images_generation_id').on(table.generationId),
    index('direct_images_pending')
      .on(table.workspaceId, table.createdAt)
      .where(sql`${table.assetId} is null`),
  ],
)

/** A file someone sent, from its last byte to the answer of the check. */
export const uploads = pgTable(
  'uploads',
  {
    /** Chosen by the sender, so that sending twice makes one upload. */
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who sent it; their picture, when that is its purpose. */
    sentBy: text('sent_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: UPLOAD_PURPOSES }).notNull(),
    fileName: text('file_name').notNull(),
    /** For a scene. No foreign key: the upload ends, and gives up its file, when the scene is gone, too. */
    sceneId: uuid('scene_id'),
    frame: jsonb('frame').$type<PictureFrame>(),
    /** The item of the library whose file it is, when it was not sent but taken from there. */
    fromAssetId: uuid('from_asset_id'),
    /** Of a showcase video. */
    title: text('title'),
    state: text('state', { enum: UPLOAD_STATES }).notNull().default('received'),
    /** The file as it was sent; it goes when the check ends. */
    storageKey: text('storage_key').notNull(),
    /** The worker process that checks it; see `takeLease`. */
    workerId: uuid('worker_id'),
    attempts: integer('attempts').notNull().default(0),
    refusal: text('refusal', { enum: UPLOAD_REFUSALS }),
    directImageId: uuid('direct_image_id').references(() => directImages.id, {
      onDelete: 'set null',
    }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('uploads_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('received', 'checking')`),
    index('uploads_workspace_id').on(table.workspaceId),
    index('uploads_sent_by').on(table.sentBy),
    index('uploads_ended').on(table.endedAt),
    index('uploads_direct_image_id').on(table.directImageId),
  ],
)

/** Media that were deleted and can be brought back until the moment at which their files go. */
export const mediaDeletions = pgTable(
  'media_deletions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kept: jsonb('kept').$type<KeptMedia>().notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    index('media_deletions_workspace_id').on(table.workspaceId),
    index('media_deletions_due_at').on(table.dueAt),
  ],
)

/** A row as JSON keeps it. */
type Kept<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] }

/** All that a deletion took away. */
export type KeptMedia = {
  /** Of the items. */
  ids: string[]
  assets: Kept<typeof assets.$inferSelect>[]
  directImages: Kept<typeof directImages.$inferSelect>[]
  /** Takes and generations, which stay, with the file that was theirs. */
  takes: { id: string; assetId: string }[]
  generations: { id: string; assetId: string }[]
  /** Where the takes were in use. */
  inUse: { storyboardId: string; sceneId: string; kind: TrackKind; takeId: string }[]
}
