import { z } from 'zod'
import { SEARCH_MAX_CHARACTERS } from './limits.ts'
import { route } from './route.ts'
import { TrackKind } from './scene.ts'
import { StoryboardStatus } from './storyboard.ts'
import { text } from './text.ts'

/** Opens at `/dashboard/editor/{id}`. */
export const FoundStoryboard = z.object({
  id: z.uuid(),
  title: z.string(),
  status: StoryboardStatus,
  thumbnailUrl: z.string().nullable(),
})
export type FoundStoryboard = z.infer<typeof FoundStoryboard>

/** A scene's clip, else its image, else its voice-over; opens at `/dashboard/editor/{storyboardId}`. */
const FoundInScene = z.object({
  source: z.literal('scene'),
  /** The asset's. */
  id: z.uuid(),
  kind: TrackKind,
  /** The storyboard's. */
  title: z.string(),
  /** What the scene says or shows, shortened. */
  excerpt: z.string(),
  storyboardId: z.uuid(),
  sceneId: z.uuid(),
  /** 1 for the first. */
  sceneNumber: z.number().int(),
  url: z.string(),
  /** The scene's picture. */
  thumbnailUrl: z.string().nullable(),
})
export type FoundInScene = z.infer<typeof FoundInScene>

/** A picture of the library; opens at `/dashboard/media?search={title}`. */
const FoundUpload = z.object({
  source: z.literal('upload'),
  /** The asset's. */
  id: z.uuid(),
  title: z.string(),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
})
export type FoundUpload = z.infer<typeof FoundUpload>

export const FoundMedia = z.discriminatedUnion('source', [FoundInScene, FoundUpload])
export type FoundMedia = z.infer<typeof FoundMedia>

export const SearchResults = z.object({
  storyboards: z.array(FoundStoryboard),
  media: z.array(FoundMedia),
})
export type SearchResults = z.infer<typeof SearchResults>

/** At most five of each; every word must occur, wherever it stands, accents and case aside. */
const find = route('GET /search', 'Finds storyboards and media of the account')
  .input(z.object({ query: text().max(SEARCH_MAX_CHARACTERS) }))
  .output(SearchResults)

export const search = { find }
