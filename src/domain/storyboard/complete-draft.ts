import {
  CAST_DESCRIPTION_MAX_CHARACTERS,
  CAST_MAX,
  CAST_NAME_MAX_CHARACTERS,
  type CastMember,
  LOOK_MAX_CHARACTERS,
} from '#contract/cast.ts'
import {
  EMPHASIS_MAX_CHARACTERS,
  SCENE_LENGTH_MAX_MS,
  SCENE_LENGTH_MIN_MS,
  SCENE_TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  USUAL_SCENE_S,
} from '#contract/limits.ts'
import { cutText } from '#contract/text.ts'
import { tell } from '#contract/words/told.ts'
import type {
  SceneDraft,
  StoryboardDraft,
  WrittenScene,
  WrittenStoryboard,
} from '#providers/writer/writer-provider.ts'
import { DomainError } from '../domain-error.ts'

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
    look: cut(draft.look, LOOK_MAX_CHARACTERS),
    cast: completeCast(draft.cast ?? []),
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
    emphasis: cut(scene.emphasis, EMPHASIS_MAX_CHARACTERS),
  }
}

/** Nobody without a name or a description, and nobody twice. */
function completeCast(cast: readonly CastMember[]): CastMember[] {
  const byName = new Map<string, CastMember>()
  for (const member of cast) {
    const name = cut(member.name, CAST_NAME_MAX_CHARACTERS)
    const description = cut(member.description, CAST_DESCRIPTION_MAX_CHARACTERS)
    const key = name.toLowerCase()
    if (name && description && !byName.has(key)) byName.set(key, { name, description })
  }
  return [...byName.values()].slice(0, CAST_MAX)
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

/** Joins the shortest neighbours until there are no more than `most` scenes; what is said stays in order. */
function joinSurplusScenes(scenes: readonly WrittenScene[], most: number): WrittenScene[] {
  const left = [...scenes]
  while (left.length > most) {
    const at = shortestPair(left)
    const [first, second] = left.slice(at, at + 2)
    if (first && second) left.splice(at, 2, joined(first, second))
  }
  return left
}

/** The first of the two neighbours that are shortest together. */
function shortestPair(scenes: readonly WrittenScene[]): number {
  const lengths = scenes
    .slice(1)
    .map((scene, at) => scene.durationMs + (scenes[at]?.durationMs ?? 0))
  return lengths.indexOf(Math.min(...lengths))
}

/** One scene that says what both say, and shows what the longer shows. */
function joined(first: WrittenScene, second: WrittenScene): WrittenScene {
  const { imagePrompt, videoPrompt } = first.durationMs >= second.durationMs ? first : second
  return {
    durationMs: Math.min(SCENE_LENGTH_MAX_MS, first.durationMs + second.durationMs),
    voiceOverText: cutText(
      `${first.voiceOverText} ${second.voiceOverText}`,
      SCENE_TEXT_MAX_CHARACTERS,
    ),
    imagePrompt,
    videoPrompt,
    emphasis: first.emphasis || second.emphasis || '',
  }
}
