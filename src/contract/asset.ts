import { z } from 'zod'
import { CardPages } from './card-pages.ts'

/** One stored file as pages see it. `url` is for the signed-in owner only. */
export const Asset = z.object({
  id: z.uuid(),
  url: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  /** A picture of words set in type. */
  isTextCard: z.boolean(),
  /** A text card whose words come as they are said; null for one that stands still. */
  card: CardPages.extend({ sheetUrl: z.string() }).nullable(),
  /** Words of its prompt for what is not in the picture. */
  undrawn: z.array(z.string()),
  /** A clip in which only the camera moves; it was free. */
  isStill: z.boolean(),
  /** A small picture of it; null for a sound, and for a video that has none. */
  thumbnailUrl: z.string().nullable(),
})
export type Asset = z.infer<typeof Asset>

/** Short side of a video at 1080p, in pixels. */
export const SHARP_FROM_PX = 1080

/** Whether a picture is enlarged in a video at 1080p, and so looks softer than the rest of it. */
export function isSoft({ contentType, width, height }: Asset): boolean {
  if (!contentType.startsWith('image/') || width === null || height === null) return false
  return Math.min(width, height) < SHARP_FROM_PX
}
