import { z } from 'zod'
import { Asset } from './asset.ts'
import { Generation } from './generation.ts'
import {
  MEDIA_AT_ONCE_MAX,
  SCENE_TEXT_MAX_CHARACTERS,
  TAG_MAX_CHARACTERS,
  TAGS_MAX,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'
import { DRAWN_RATIOS, IMAGE_STYLES, PICTURE_RATIOS } from './options.ts'
import { PageRequest, pageOf, route, Search } from './route.ts'
import { TrackKind } from './scene.ts'
import { Spend } from './spending.ts'
import { text } from './text.ts'
import { Framing, Upload } from './upload.ts'
import { saying } from './words/issues.ts'

export const MEDIA_TYPES = ['image', 'video', 'audio'] as const
export const MediaType = z.enum(MEDIA_TYPES)
export type MediaType = z.infer<typeof MediaType>

export const MEDIA_SOURCES = ['upload', 'generated', 'scene', 'export'] as const

/** Something the account has made or uploaded. */
export const MediaItem = z.object({
  id: z.uuid(),
  type: MediaType,
  sourceType: z.enum(MEDIA_SOURCES),
  title: z.string(),
  asset: Asset,
  /** A small picture of it; null for a sound, and for a video that has none. */
  thumbnailUrl: z.string().nullable(),
  storyboardId: z.uuid().nullable(),
  sceneId: z.uuid().nullable(),
  tags: z.array(z.string()),
  createdAt: z.date(),
})
export type MediaItem = z.infer<typeof MediaItem>

/** Something that is being made, or could not be: a picture for the library, or an asset of a scene. */
export const PendingMedia = z.object({
  id: z.uuid(),
  type: MediaType,
  title: z.string(),
  prompt: z.string(),
  aspectRatio: z.enum(DRAWN_RATIOS),
  style: z.enum(IMAGE_STYLES),
  generation: Generation,
})
export type PendingMedia = z.infer<typeof PendingMedia>

export const DirectImage = z.object({
  prompt: text()
    .min(1, saying('prompt-missing'))
    .max(SCENE_TEXT_MAX_CHARACTERS, saying('prompt-too-long', { most: SCENE_TEXT_MAX_CHARACTERS })),
  /** By default the beginning of the prompt. */
  title: text()
    .max(TITLE_MAX_CHARACTERS, saying('title-too-long', { limit: TITLE_MAX_CHARACTERS }))
    .default(''),
  aspectRatio: z.enum(PICTURE_RATIOS).default('1/1'),
  style: z.enum(IMAGE_STYLES).default('AUTO'),
})
export type DirectImage = z.infer<typeof DirectImage>

export const MEDIA_SORTS = ['newest', 'oldest', 'title', 'size'] as const
export const MediaSort = z.enum(MEDIA_SORTS)
export type MediaSort = z.infer<typeof MediaSort>

/** A word or a few by which media are found again; blanks around and within count once. */
export const Tag = text()
  .transform((given) => given.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .min(1, saying('tag-missing'))
      .max(TAG_MAX_CHARACTERS, saying('tag-too-long', { most: TAG_MAX_CHARACTERS })),
  )

/** Which media an act is about. */
export const SomeMedia = z.object({ ids: z.array(z.uuid()).min(1).max(MEDIA_AT_ONCE_MAX) })

/** What was deleted, and until when it can be brought back. */
export const MediaDeletion = z.object({
  /** Null when there is nothing to bring back: what had no file. */
  id: z.uuid().nullable(),
  ids: z.array(z.uuid()),
  undoUntil: z.date().nullable(),
})
export type MediaDeletion = z.infer<typeof MediaDeletion>

/** One place where an item stands: a scene's take, or a picture after which a storyboard's are drawn. */
export const MediaUse = z.object({
  storyboardId: z.uuid(),
  storyboardTitle: z.string(),
  /** Null: the whole storyboard is drawn after it. */
  sceneId: z.uuid().nullable(),
  sceneNumber: z.number().int().nullable(),
  kind: TrackKind.nullable(),
  /** False: it is among the scene's older takes. */
  isInUse: z.boolean(),
})
export type MediaUse = z.infer<typeof MediaUse>

const Which = Search.extend({ tag: text().max(TAG_MAX_CHARACTERS).optional() })
const ById = z.object({ id: z.uuid() })

export const media = {
  generateImage: route('POST /media/images', 'Draws a picture for the library from a prompt')
    .input(DirectImage.extend(Spend))
    .output(Generation),
  pending: route(
    'GET /media/pending',
    'Lists what is being made for the library and for scenes, or could not be',
  ).output(z.array(PendingMedia)),
  list: route('GET /media', 'Lists everything generated or uploaded, the newest first')
    .input(
      PageRequest.extend({
        ...Which.shape,
        type: MediaType.optional(),
        sort: MediaSort.default('newest'),
      }),
    )
    .output(pageOf(MediaItem)),
  count: route('GET /media/counts', 'Counts the media of each type')
    .input(Which)
    .output(z.record(MediaType, z.number().int())),
  tags: route('GET /media/tags', 'Lists the tags that media have, with how many have each').output(
    z.array(z.object({ tag: z.string(), count: z.number().int() })),
  ),
  tag: route('POST /media/tags', 'Gives media tags, and takes others off them')
    .input(
      SomeMedia.extend({
        add: z.array(Tag).max(TAGS_MAX).default([]),
        remove: z.array(Tag).max(TAGS_MAX).default([]),
      }),
    )
    .output(SomeMedia),
  uses: route('GET /media/{id}/uses', 'Lists the scenes and storyboards an item is used in')
    .input(ById)
    .output(z.array(MediaUse)),
  use: route('POST /media/{id}/use', 'Puts an item to use in a scene, as if it were uploaded there')
    .input(
      ById.extend({
        /** Chosen by the sender: sent twice, it is done once. */
        uploadId: z.uuid(),
        sceneId: z.uuid(),
        /** How a picture comes into the storyboard's shape. */
        framing: Framing.default({ fit: 'fill', at: 0.5 }),
      }),
    )
    .output(Upload),
  delete: route('DELETE /media/{id}', 'Deletes an item; scenes that use it lose it')
    .input(ById)
    .output(MediaDeletion),
  deleteMany: route('POST /media/delete', 'Deletes several items; scenes that use them lose them')
    .input(
      SomeMedia.extend({
        /** Chosen by the sender: sent twice, it is the same deletion. */
        deletionId: z.uuid().optional(),
      }),
    )
    .output(MediaDeletion),
  restore: route('POST /media/deletions/{id}/undo', 'Brings back what was deleted a moment ago')
    .input(ById)
    .output(SomeMedia),
}
