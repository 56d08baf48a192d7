import { z } from 'zod'
import { route } from './route.ts'

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

export const showcase = {
  list: route('GET /showcase', 'Lists the active showcase videos in their order').output(
    z.array(ShowcaseVideo),
  ),
}
