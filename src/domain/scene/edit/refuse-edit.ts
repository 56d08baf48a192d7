import type { EditRefusalReason } from '#composition/scene-edit/edit-refusal.ts'
import { fillIn } from '#contract/fill-in.ts'
import {
  SCENE_TEXT_MAX_CHARACTERS,
  SCENES_MAX,
  STORYBOARD_LENGTH_MAX_MS,
} from '#contract/limits.ts'
import { DomainError } from '../../domain-error.ts'

const MINUTE_MS = 60_000

const REFUSALS: Record<EditRefusalReason, string> = {
  'no-such-scene': /*i18n*/ 'Could not fetch scene data',
  'id-taken': /*i18n*/ 'This change was made already.',
  'last-scene': /*i18n*/ 'A storyboard needs at least one scene.',
  'too-many-scenes': fillIn(/*i18n*/ 'A storyboard has at most {most} scenes.', {
    most: SCENES_MAX,
  }),
  'too-long': fillIn(/*i18n*/ 'A storyboard is at most {minutes} minutes long.', {
    minutes: STORYBOARD_LENGTH_MAX_MS / MINUTE_MS,
  }),
  'too-short-to-split': /*i18n*/ 'This scene is too short to be split.',
  'nothing-follows': /*i18n*/ 'There is no scene after this one to merge with.',
  'too-much-text': fillIn(/*i18n*/ 'Merged, the scene would say more than {most} characters.', {
    most: SCENE_TEXT_MAX_CHARACTERS,
  }),
}

/** The refusal of an edit, in words for whoever made it. */
export function refuseEdit(reason: EditRefusalReason): DomainError {
  const code = reason === 'no-such-scene' ? 'NOT_FOUND' : 'INVALID_INPUT'
  return new DomainError(code, REFUSALS[reason])
}
