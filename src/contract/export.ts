import { z } from 'zod'
import { Asset } from './asset.ts'
import { Generation } from './generation.ts'
import { CAPTION_POSITIONS, CAPTION_STYLES, MUSIC_MOODS, PACES, RESOLUTIONS } from './options.ts'
import { route } from './route.ts'

export const ExportSettings = z.object({
  resolution: z.enum(RESOLUTIONS).default('1080p'),
  captionStyle: z.enum(CAPTION_STYLES).default('word'),
  captionPosition: z.enum(CAPTION_POSITIONS).default('lower'),
  /** Percent of the style's own size. */
  captionSize: z.number().int().min(70).max(140).default(100),
  /** How often a picture is cut to another framing of it. */
  pace: z.enum(PACES).default('normal'),
  /** null: no music. */
  musicMood: z.enum(MUSIC_MOODS).nullable().default(null),
  /** Another seed is another piece in the same mood. */
  musicSeed: z.number().int().min(0).max(2_147_483_647).default(1),
  /** Percent; 100 is a bed that sits under the voice. */
  musicVolume: z.number().int().min(0).max(200).default(100),
})
export type ExportSettings = z.infer<typeof ExportSettings>

/** A finished video, or one being made. */
export const Export = z.object({
  generation: Generation,
  settings: ExportSettings,
  asset: Asset.nullable(),
})
export type Export = z.infer<typeof Export>

const OfStoryboard = z.object({ storyboardId: z.uuid() })

export const exports = {
  request: route(
    'POST /storyboards/{storyboardId}/exports',
    'Renders the finished video; free of charge',
  )
    .input(OfStoryboard.extend(ExportSettings.shape))
    .output(Export),
  list: route('GET /storyboards/{storyboardId}/exports', 'Lists the exports, the newest first')
    .input(OfStoryboard)
    .output(z.array(Export)),
}
