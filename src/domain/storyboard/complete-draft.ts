import { tell } from '#contract/words/told.ts'
import { cutText } from '#contract/cut-text.ts'
import {
  SCENE_LENGTH_MAX_MS,
  SCENE_LENGTH_MIN_MS,
  SCENE_TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  USUAL_SCENE_S,
} from '#contract/limits.ts'
import type {
  SceneDraft,
  StoryboardDraft,
  WrittenScene,
  WrittenStoryboard,
} from '#providers/writer/writer-provider.ts'
import { DomainError } from '../domain-error.ts'
import { joinSurplusScenes } from './join-surplus-scenes.ts'

/** What stands where a writer left something out, in the specification's words. */
const NO_VOICE_OVER = 'No voice over text provided.'
const BLANK_IMAGE = 'A blank neutral image'
const STATIC_SHOT = 'A static shot'

type Asked = { sceneCount: number; durationS: number }

/**
 * Makes a whole storyboard of what a writer delivered: missing parts of a scene get their defaults, there are
 * never more scenes than `sceneCount`, for that is what the price was said for, and they never last longer than asked.
 * @throws DomainError INVALID_INPUT when there is no title or no scene
 */
export function completeDraft(draft: StoryboardDraft, asked: Asked): WrittenStoryboard {
  const title = cut(draft.title, TITLE_MAX_CHARACTERS)
  const scenes = (draft.scenes ?? []).map(completeScene)
  if (title === '' || scenes.length === 0) {
    throw new DomainError('INVALID_INPUT', tell('draft-invalid'))
  }
  return {
    title,
    description: cut(draft.description, SCENE_TEXT_MAX_CHARACTERS),
    scenes: withinTime(joinSurplusScenes(scenes, asked.sceneCount), asked.durationS * 1000),
  }
}

/**
 * What is planned too long is shortened in proportion, down to the shortest that a scene can be. Where scenes end is
 * rounded, not how long they are: together they last exactly as long as asked.
 */
function withinTime(scenes: WrittenScene[], mostMs: number): WrittenScene[] {
  const leastMs = scenes.length * SCENE_LENGTH_MIN_MS
  const totalMs = scenes.reduce((total, { durationMs }) => total + durationMs, 0)
  if (totalMs <= mostMs) return scenes
  const roomMs = Math.max(0, mostMs - leastMs)
  const shortened = (ms: number) => Math.floor((ms * roomMs) / (totalMs - leastMs))
  let beforeMs = 0
  return scenes.map((scene) => {
    const startMs = shortened(beforeMs)
    beforeMs += scene.durationMs - SCENE_LENGTH_MIN_MS
    return { ...scene, durationMs: SCENE_LENGTH_MIN_MS + shortened(beforeMs) - startMs }
  })
}

function completeScene(scene: SceneDraft): WrittenScene {
  return {
    durationMs: lengthOf(scene),
    voiceOverText: textOr(scene.voiceOverText, NO_VOICE_OVER),
    imagePrompt: textOr(scene.imagePrompt, BLANK_IMAGE),
    videoPrompt: textOr(scene.videoPrompt, STATIC_SHOT),
  }
}

function textOr(given: string | undefined, otherwise: string): string {
  return cut(given, SCENE_TEXT_MAX_CHARACTERS) || otherwise
}

function lengthOf({ durationMs }: SceneDraft): number {
  if (!durationMs || !(durationMs > 0)) return USUAL_SCENE_S * 1000
  return Math.min(SCENE_LENGTH_MAX_MS, Math.max(SCENE_LENGTH_MIN_MS, Math.round(durationMs)))
}

function cut(text: string | undefined, most: number): string {
  return cutText((text ?? '').replaceAll('\0', '').trim(), most)
}
