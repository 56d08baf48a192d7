import { z } from 'zod'
import { Asset, Word } from './asset.ts'
import { ChosenModels, ModelChoices } from './chosen-models.ts'
import { Generation } from './generation.ts'
import { TRACK_KINDS } from './kinds.ts'
import { IMAGE_STYLES } from './options.ts'
import { route } from './route.ts'
import { SceneTexts } from './scene-edit.ts'
import { Spend } from './spending.ts'
import { text } from './text.ts'

export { TRACK_KINDS } from './kinds.ts'
export const TrackKind = z.enum(TRACK_KINDS)
export type TrackKind = z.infer<typeof TrackKind>

export const TRACK_STATUSES = ['pending', 'processing', 'complete', 'failed'] as const
export const TrackStatus = z.enum(TRACK_STATUSES)
export type TrackStatus = z.infer<typeof TrackStatus>

/** One word for how a scene's three assets stand together. */
export const SCENE_STATUSES = [
  'pending',
  'generating',
  'processing',
  'complete',
  'failed',
  'voice_complete',
  'voice_failed',
  'image_processing',
  'image_complete',
  'image_failed',
  'video_complete',
] as const
export const SceneStatus = z.enum(SCENE_STATUSES)
export type SceneStatus = z.infer<typeof SceneStatus>

/** One of a scene's three assets: its state, the take in use, and the generation under way or last failed. */
export const Track = z.object({
  status: TrackStatus,
  asset: Asset.nullable(),
  generation: Generation.nullable(),
  /** What the asset was made from has been edited since. */
  isStale: z.boolean(),
})
export type Track = z.infer<typeof Track>

export const VoiceTrack = Track.extend({
  voiceId: z.string().nullable(),
  words: z.array(Word).nullable(),
})

export const Scene = z.object({
  id: z.uuid(),
  storyboardId: z.uuid(),
  /** 0 for the first. */
  orderIndex: z.number().int(),
  startMs: z.number().int(),
  durationMs: z.number().int(),
  /** Length it has unless its voice-over is longer. */
  plannedDurationMs: z.number().int(),
  voiceOverText: z.string(),
  imagePrompt: z.string(),
  videoPrompt: z.string(),
  /** The few words of it that are worth showing in type; empty: none in particular. */
  emphasis: z.string(),
  /** Who makes its parts, where that is not the storyboard's choice. */
  models: ChosenModels,
  /** Derived from the statuses of the three. */
  status: SceneStatus,
  voice: VoiceTrack,
  image: Track,
  clip: Track,
})
export type Scene = z.infer<typeof Scene>

/** One asset made or uploaded for a scene; older ones stay. */
export const Take = z.object({
  id: z.uuid(),
  kind: TrackKind,
  /** Null once its owner has deleted the file. */
  asset: Asset.nullable(),
  deletedAt: z.date().nullable(),
  isInUse: z.boolean(),
  /** What it speaks, or the prompt it was drawn or moved from; null for an uploaded image. */
  madeFrom: z.string().nullable(),
  voiceId: z.string().nullable(),
  /** The model that made it; null where none did, or nobody noted it. */
  model: z.string().nullable(),
  /** Of a drawn image: the same model draws the same again from it; null where it does not count. */
  seed: z.number().int().nullable(),
  createdAt: z.date(),
})
export type Take = z.infer<typeof Take>

const ById = z.object({ id: z.uuid() })

export const scene = {
  update: route('PATCH /scenes/{id}', "Changes a scene's texts")
    .input(ById.extend({ ...SceneTexts.shape, base: SceneTexts.optional() }))
    .output(Scene),
  chooseModels: route('PATCH /scenes/{id}/models', "Chooses who makes a scene's parts")
    .input(ById.extend({ models: ModelChoices }))
    .output(Scene),
  takes: route('GET /scenes/{id}/takes', "Lists a scene's takes, the newest first")
    .input(ById)
    .output(z.array(Take)),
  chooseTake: route('POST /scenes/{id}/takes/{takeId}/use', 'Puts a take to use again; free')
    .input(ById.extend({ takeId: z.uuid() }))
    .output(Scene),
  keepTake: route(
    'POST /scenes/{id}/keep',
    'Lets the take in use stand for the scene as it is now; free',
  )
    .input(ById.extend({ kind: TrackKind }))
    .output(Scene),
  generateVoice: route('POST /scenes/{id}/voice', 'Speaks the voice-over')
    .input(ById.extend({ voiceId: text().max(100), ...Spend }))
    .output(Generation),
  generateImage: route('POST /scenes/{id}/image', 'Draws the image')
    .input(ById.extend({ style: z.enum(IMAGE_STYLES), ...Spend }))
    .output(Generation),
  setInType: route('POST /scenes/{id}/card', "Sets the scene's words in type as its image; free")
    .input(ById)
    .output(Generation),
  generateClip: route('POST /scenes/{id}/clip', 'Turns the image into a moving clip')
    .input(ById.extend(Spend))
    .output(Generation),
}
