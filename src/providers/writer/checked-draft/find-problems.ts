import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { neededMs } from '#composition/shorten-to-fit.ts'
import type { Delivered } from '../prompt/draft-schema.ts'
import { roomIn } from '../prompt/words-in-time.ts'
import type { WriteRequest } from '../writer-provider.ts'

/** A video that fills less of what was asked for is written anew, once. */
const LEAST_FILLED = 0.6

/** What is wrong with a storyboard, in sentences for the model that wrote it. */
export function findProblems(draft: Delivered, request: WriteRequest): string[] {
  return [...inTexts(draft, request), ...inScenes(draft, request), ...inTime(draft, request)]
}

/** How long it takes to say all of it, scene by scene. */
export function spokenMs(texts: readonly string[], language: string): number {
  return texts.reduce((total, text) => total + neededMs(text, language), 0)
}

function inTexts({ title, scenes }: Delivered, { script }: WriteRequest): string[] {
  const wanted = ['imagePrompt', 'videoPrompt', ...(script ? [] : ['voiceOverText'])] as const
  const faults = scenes.flatMap((scene, at) =>
    (wanted as readonly (keyof typeof scene)[]).flatMap((name) => {
      if (scene[name] === '') return [`Scene ${at + 1} has no "${name}".`]
      const isLong = scene[name].length > SCENE_TEXT_MAX_CHARACTERS
      return isLong ? [`"${name}" of scene ${at + 1} is too long.`] : []
    }),
  )
  return title === '' ? ['There is no "title".', ...faults] : faults
}

function inScenes({ scenes }: Delivered, { script, sceneCount }: WriteRequest): string[] {
  const { length } = scenes
  if (script) {
    if (length === script.length) return []
    return [`There are ${length} scenes; write exactly ${script.length}, one for each line.`]
  }
  if (length > sceneCount) return [`There are ${length} scenes; write at most ${sceneCount}.`]
  if (length * 2 < sceneCount) return [`There are only ${length} scenes; write ${sceneCount}.`]
  return []
}

function inTime({ scenes }: Delivered, { script, durationS, language }: WriteRequest): string[] {
  if (script || scenes.length === 0) return []
  const allMs = spokenMs(
    scenes.map(({ voiceOverText }) => voiceOverText),
    language,
  )
  const limitMs = durationS * 1000
  const { count, unit } = roomIn(limitMs, language)
  const seconds = Math.ceil(allMs / 1000)
  const says = `All voice-overs together take ${seconds} seconds to say`
  if (allMs > limitMs)
    return [`${says}; at most ${durationS} are allowed, which is about ${count} ${unit}.`]
  if (allMs < limitMs * LEAST_FILLED)
    return [`${says}; about ${durationS} are wanted, which is about ${count} ${unit}. Tell more.`]
  return []
}
