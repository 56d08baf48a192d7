import { z } from 'zod'
import { DRAWN_RATIOS, IMAGE_STYLES } from '#contract/options.ts'

/** Everything a built-in picture is made from; painting it again gives the same pixels. */
export const PictureRecipe = z.object({
  kind: z.literal('builtin-picture'),
  /** Raised whenever the painter changes so much that an old recipe gives another picture. */
  version: z.literal(3),
  prompt: z.string(),
  aspectRatio: z.enum(DRAWN_RATIOS),
  style: z.enum(IMAGE_STYLES),
  seed: z.number().int(),
  castSeed: z.number().int().optional(),
})
export type PictureRecipe = z.infer<typeof PictureRecipe>
