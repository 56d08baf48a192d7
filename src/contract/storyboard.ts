import { z } from 'zod'
import { LookChange, StoryboardLook } from './cast.ts'
import { ChosenModels, ModelChoices } from './chosen-models.ts'
import { Generation } from './generation.ts'
import { SCENES_MAX, TITLE_MAX_CHARACTERS } from './limits.ts'
import {
  ASPECT_RATIOS,
  AUDIENCES,
  IMAGE_STYLES,
  SPOKEN_LANGUAGES,
  VIDEO_STYLES,
  VISUALS,
} from './options.ts'
import { PageRequest, pageOf, route, Search } from './route.ts'
import { Scene, TRACK_KINDS, TrackKind } from './scene.ts'
import { SceneEdit } from './scene-edit.ts'
import { MostCredits, Spend, Spending, SpendingCap } from './spending.ts'
import { AskedFor, StoryboardIdea, withOwnRules } from './storyboard-idea.ts'
import { onOneLine, text } from './text.ts'
import { saying } from './words/issues.ts'
import { Told } from './words/told.ts'

export const STORYBOARD_STATUSES = ['draft', 'processing', 'complete'] as const
export const StoryboardStatus = z.enum(STORYBOARD_STATUSES)
export type StoryboardStatus = z.infer<typeof StoryboardStatus>

export const StoryboardSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: StoryboardStatus,
  aspectRatio: z.enum(ASPECT_RATIOS),
  style: z.enum(VIDEO_STYLES),
  language: z.enum(SPOKEN_LANGUAGES),
  sceneCount: z.number().int(),
  totalDurationMs: z.number().int(),
  /** Of the first scenes, in their order; null where nothing is drawn yet. */
  pictureUrls: z.array(z.string().nullable()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoryboardSummary = z.infer<typeof StoryboardSummary>

export const Storyboard = StoryboardSummary.extend({
  idea: z.string(),
  audience: z.enum(AUDIENCES),
  imageStyle: z.enum(IMAGE_STYLES),
  voiceId: z.string(),
  /** Stills: clips are not planned, so that nothing is missing without them. */
  visuals: z.enum(VISUALS),
  ...StoryboardLook.shape,
  /** Who makes its parts, where that is not the model chosen for everybody. */
  models: ChosenModels,
  /** Why it is the built-in sample instead of the idea's own; null otherwise. */
  sampleReason: Told.nullable(),
  spending: Spending,
  scenes: z.array(Scene),
  /** Where it is in its history: one more with each change, one less when one is undone. */
  version: z.number().int(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
})
export type Storyboard = z.infer<typeof Storyboard>

/** A storyboard between the press and its scenes, with what was asked for. */
export const WritingStoryboard = z.object({ generation: Generation, idea: StoryboardIdea })
export type WritingStoryboard = z.infer<typeof WritingStoryboard>

const ById = z.object({ id: z.uuid() })

/** Which scenes a batch makes: those without the asset, those whose asset is out of date, or every one. */
export const BatchScope = z.enum(['missing', 'stale', 'all'])
export type BatchScope = z.infer<typeof BatchScope>

/** One asset of one scene. */
export const TrackPart = z.object({ sceneId: z.uuid(), kind: TrackKind })
export type TrackPart = z.infer<typeof TrackPart>

/** What a storyboard is called. */
export const StoryboardTitle = z
  .string()
  .overwrite(onOneLine)
  .min(1, saying('title-missing'))
  .max(TITLE_MAX_CHARACTERS, saying('title-too-long', { limit: TITLE_MAX_CHARACTERS }))

export const storyboard = {
  create: route(
    'POST /storyboards',
    'Writes a storyboard from an idea; the id is chosen by the caller, and stands for the request',
  )
    .input(
      withOwnRules(
        AskedFor.extend({
          id: z.uuid(),
          /** The name of the model that writes it; left out: the one chosen for everybody. */
          model: text().max(200).optional(),
          maxCredits: MostCredits,
        }),
      ),
    )
    .output(Generation),
  translate: route(
    'POST /storyboards/{id}/translations',
    'Tells a storyboard in another language, as another storyboard, with its pictures and clips',
  )
    .input(
      z.object({
        id: z.uuid(),
        /** Of the translation; chosen by the caller, and stands for the request. */
        translationId: z.uuid(),
        language: z.enum(SPOKEN_LANGUAGES, saying('language-missing')),
        /** The name of the model that writes it; left out: the one chosen for everybody. */
        model: text().max(200).optional(),
        maxCredits: MostCredits,
      }),
    )
    .output(Generation),
  writing: route('GET /storyboards/writing', 'Shows the storyboard that is being written, if any')
    // Not bare null: HTTP answers that with an empty body.
    .output(z.object({ writing: WritingStoryboard.nullable() })),
  list: route('GET /storyboards', 'Lists storyboards, the newest change first')
    .input(PageRequest.extend({ ...Search.shape, status: StoryboardStatus.optional() }))
    .output(pageOf(StoryboardSummary)),
  count: route('GET /storyboards/counts', 'Counts the storyboards of each status')
    .input(Search)
    .output(z.record(StoryboardStatus, z.number().int())),
  get: route('GET /storyboards/{id}', 'Shows a storyboard with its scenes')
    .input(ById)
    .output(Storyboard),
  update: route(
    'PATCH /storyboards/{id}',
    'Changes title, style, look, voice, visuals, models or cap',
  )
    .input(
      ById.extend({
        title: StoryboardTitle.optional(),
        /** What the change began from: where another is saved by now, nothing is changed. */
        base: z.object({ title: text().max(10 * TITLE_MAX_CHARACTERS) }).optional(),
        imageStyle: z.enum(IMAGE_STYLES).optional(),
        voiceId: text().max(100).optional(),
        visuals: z.enum(VISUALS).optional(),
        models: ModelChoices.optional(),
        spendingCap: SpendingCap.optional(),
        ...LookChange.shape,
      }),
    )
    .output(Storyboard),
  delete: route('DELETE /storyboards/{id}', 'Deletes a storyboard, its scenes and their files')
    .input(ById)
    .output(z.object({ id: z.uuid() })),
  edit: route('POST /storyboards/{id}/edits', 'Changes the scenes: adds, deletes, splits, moves …')
    .input(ById.extend({ edit: SceneEdit }))
    .output(Storyboard),
  undo: route('POST /storyboards/{id}/undo', 'Undoes the last change of the scenes or the title')
    .input(ById)
    .output(Storyboard),
  redo: route('POST /storyboards/{id}/redo', 'Does again what was undone last')
    .input(ById)
    .output(Storyboard),
  confirm: route('POST /storyboards/{id}/confirm', 'Moves a draft on to production')
    .input(ById)
    .output(Storyboard),
  complete: route('POST /storyboards/{id}/complete', 'Ends production')
    .input(ById.extend({ acceptMissing: z.boolean() }))
    .output(Storyboard),
  reopen: route('POST /storyboards/{id}/reopen', 'Takes a complete storyboard back into production')
    .input(ById)
    .output(Storyboard),
  generateAll: route(
    'POST /storyboards/{id}/generate',
    'Makes one kind of asset for every scene that lacks it, whose asset is out of date, or for all',
  )
    .input(
      ById.extend({
        kind: z.enum(TRACK_KINDS),
        scenes: BatchScope,
        /** Of those, these alone. */
        sceneIds: z.array(z.uuid()).max(SCENES_MAX).optional(),
        ...Spend,
      }),
    )
    .output(z.array(Generation)),
  cancelAll: route(
    'POST /storyboards/{id}/cancel',
    'Stops all that is being made, or of one kind; nothing is charged',
  )
    .input(ById.extend({ kind: z.enum(TRACK_KINDS).optional() }))
    .output(z.array(Generation)),
  makeMissing: route(
    'POST /storyboards/{id}/make',
    'Makes what is planned and not there and what is out of date, or the parts asked for alone',
  )
    .input(
      ById.extend({
        parts: z
          .array(TrackPart)
          .max(SCENES_MAX * TRACK_KINDS.length)
          .optional(),
        ...Spend,
      }),
    )
    .output(z.array(Generation)),
  updateStale: route(
    'POST /storyboards/{id}/update',
    'Makes again what is out of date in every scene or in one, then the clips made from it',
  )
    .input(ById.extend({ sceneId: z.uuid().optional(), ...Spend }))
    .output(z.array(Generation)),
}
