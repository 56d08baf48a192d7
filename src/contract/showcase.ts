import { z } from 'zod'
import { TITLE_MAX_CHARACTERS } from './limits.ts'
import { route } from './route.ts'
import { text } from './text.ts'

export const ShowcaseVideo = z.object({
  id: z.uuid(),
  title: z.string(),
  videoUrl: z.string(),
  /** The same in few pixels and bytes, for phones; null when there is none. */
  smallVideoUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** A WebVTT file. */
  captionsUrl: z.string().nullable(),
})
export type ShowcaseVideo = z.infer<typeof ShowcaseVideo>

/** The same, with what an admin decides about it. */
export const ManagedShowcaseVideo = ShowcaseVideo.extend({
  active: z.boolean(),
  durationMs: z.number().int().nullable(),
})
export type ManagedShowcaseVideo = z.infer<typeof ManagedShowcaseVideo>

/** What is made of a video that an admin sends. */
export const SHOWCASE_FILES = ['video', 'small', 'poster'] as const
export type ShowcaseFile = (typeof SHOWCASE_FILES)[number]

export const ShowcaseTitle = text().min(1).max(TITLE_MAX_CHARACTERS)

const ofVideo = z.object({ id: z.uuid() })
const All = z.array(ManagedShowcaseVideo)

/** The videos at the top of the landing page. New ones come as uploads. */
export const showcase = {
  list: route('GET /showcase', 'Lists the active showcase videos in their order').output(
    z.array(ShowcaseVideo),
  ),
  all: route('GET /showcase/all', 'Lists to an admin the active and the hidden ones').output(All),
  show: route('POST /showcase/{id}/active', 'Shows a video on the landing page, or hides it')
    .input(ofVideo.extend({ active: z.boolean() }))
    .output(All),
  delete: route('DELETE /showcase/{id}', 'Deletes a showcase video').input(ofVideo).output(All),
  reorder: route('POST /showcase/order', 'Brings the showcase videos into this order')
    .input(z.object({ ids: z.array(z.uuid()).max(500) }))
    .output(All),
}
