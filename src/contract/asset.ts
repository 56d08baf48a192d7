import { z } from 'zod'

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
  /** Words of its prompt for what is not in the picture. */
  undrawn: z.array(z.string()),
  /** A clip in which only the camera moves; it was free. */
  isStill: z.boolean(),
  /** A small picture of it; null for a sound, and for a video that has none. */
  thumbnailUrl: z.string().nullable(),
})
export type Asset = z.infer<typeof Asset>
