import { z } from 'zod'
import { ASPECT_RATIOS, DRAWN_RATIOS, IMAGE_STYLES } from '#contract/options.ts'

/** What a generation of each kind works from, as it was at the click; stored as JSON with the generation. */
export const VoiceRequest = z.object({
  text: z.string(),
  /** The text as it is to be said, beside how it is written; absent: as it is written. */
  parts: z.array(z.object({ written: z.string(), spoken: z.string() })).optional(),
  voiceId: z.string(),
})
export type VoiceRequest = z.infer<typeof VoiceRequest>

export const ImageRequest = z.object({
  /** The whole of it: the scene's own, whom of the cast it names, and the look. */
  prompt: z.string(),
  aspectRatio: z.enum(DRAWN_RATIOS),
  style: z.enum(IMAGE_STYLES),
  seed: z.number().int(),
  /** The storyboard's own, so that its scenes show the same things; older requests have none. */
  castSeed: z.number().int().optional(),
  /** For models that can be told so. */
  negativePrompt: z.string().optional(),
  /** Pictures of the library, for models that can draw after them. */
  referenceImageIds: z.array(z.uuid()).optional(),
})
export type ImageRequest = z.infer<typeof ImageRequest>

/** A scene's own words, set in type in the place of a drawn image. */
export const CardRequest = z.object({
  cardText: z.string(),
  /** The words of it to show; older requests name none. */
  emphasis: z.string().optional(),
  language: z.string(),
  isLast: z.boolean(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  style: z.enum(IMAGE_STYLES),
  /** The storyboard's own, so that its cards are of one family. */
  video: z.number().int(),
  scene: z.number().int(),
})
export type CardRequest = z.infer<typeof CardRequest>

export const ClipRequest = z.object({
  imageAssetId: z.uuid(),
  prompt: z.string(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  durationMs: z.number().int(),
  seed: z.number().int(),
})
export type ClipRequest = z.infer<typeof ClipRequest>
