import { z } from 'zod'
import { Asset } from './asset.ts'
import { PageRequest, pageOf, Search } from './page.ts'
import { route } from './route.ts'

export const MEDIA_TYPES = ['image', 'video', 'audio'] as const
export const MediaType = z.enum(MEDIA_TYPES)
export type MediaType = z.infer<typeof MediaType>

export const MEDIA_SOURCES = ['upload', 'scene', 'export'] as const

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

export const media = {
  list: route('GET /media', 'Lists everything generated or uploaded, the newest first')
    .input(PageRequest.extend({ ...Search.shape, type: MediaType.optional() }))
    .output(pageOf(MediaItem)),
  count: route('GET /media/counts', 'Counts the media of each type')
    .input(Search)
    .output(z.record(MediaType, z.number().int())),
  delete: route('DELETE /media/{id}', 'Deletes an upload and its files')
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
}
