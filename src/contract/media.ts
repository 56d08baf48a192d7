import { z } from 'zod'
import { Asset } from './asset.ts'
import { Generation } from './generation.ts'
import { SCENE_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts'
import { IMAGE_STYLES, PICTURE_RATIOS } from './options.ts'
import { PageRequest, pageOf, Search } from './page.ts'
import { route } from './route.ts'
import { Spend } from './spending.ts'
import { text } from './text.ts'
import { saying } from './words/of-issue.ts'

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
  createdAt: z.date(),
})
export type MediaItem = z.infer<typeof MediaItem>

/** A picture that is being drawn for the library, or that could not be. */
export const PendingMedia = z.object({
  id: z.uuid(),
  title: z.string(),
  prompt: z.string(),
  aspectRatio: z.enum(PICTURE_RATIOS),
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

export const media = {
  generateImage: route('POST /media/images', 'Draws a picture for the library from a prompt')
    .input(DirectImage.extend(Spend))
    .output(Generation),
  pending: route(
    'GET /media/pending',
    'Lists pictures that are being drawn, or could not be',
  ).output(z.array(PendingMedia)),
  list: route('GET /media', 'Lists everything generated or uploaded, the newest first')
    .input(PageRequest.extend({ ...Search.shape, type: MediaType.optional() }))
    .output(pageOf(MediaItem)),
  count: route('GET /media/counts', 'Counts the media of each type')
    .input(Search)
    .output(z.record(MediaType, z.number().int())),
  delete: route('DELETE /media/{id}', 'Deletes an upload, or a picture drawn for the library')
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
}
