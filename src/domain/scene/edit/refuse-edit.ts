import { tell, type Told } from '#contract/words/told.ts'
import type { EditRefusalReason } from '#composition/scene-edit/edit-refusal.ts'
import {
  SCENE_TEXT_MAX_CHARACTERS,
  SCENES_MAX,
  STORYBOARD_LENGTH_MAX_MS,
} from '#contract/limits.ts'
import { DomainError } from '../../domain-error.ts'

const MINUTE_MS = 60_000

const REFUSALS: Record<EditRefusalReason, Told> = {
  'no-such-scene': tell('scene-not-found'),
  'id-taken': tell('change-made-already'),
  'last-scene': tell('last-scene'),
  'too-many-scenes': tell('scenes-too-many', {
    most: SCENES_MAX,
  }),
  'too-long': tell('storyboard-too-long', {
    minutes: STORYBOARD_LENGTH_MAX_MS / MINUTE_MS,
  }),
  'too-short-to-split': tell('scene-too-short-to-split'),
  'nothing-follows': tell('nothing-to-merge-with'),
  'too-much-text': tell('merged-text-too-long', {
    most: SCENE_TEXT_MAX_CHARACTERS,
  }),
}

/** The refusal of an edit, in words for whoever made it. */
export function refuseEdit(reason: EditRefusalReason): DomainError {
  const code = reason === 'no-such-scene' ? 'NOT_FOUND' : 'INVALID_INPUT'
  return new DomainError(code, REFUSALS[reason])
}
