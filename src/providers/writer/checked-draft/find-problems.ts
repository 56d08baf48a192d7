import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { neededMs } from '#composition/shorten-to-fit.ts'
import type { Delivered } from '../prompt/draft-schema.ts'
import { roomIn } from '../prompt/words-in-time.ts'
import type { WriteRequest } from '../writer-provider.ts'
import { inventedNumbers } from './invented-numbers.ts'

/** A video that fills less of what was asked for is written anew, once. */
const LEAST_FILLED = 0.6

/** What is wrong with a storyboard, in sentences for the model that wrote it. */
export function findProblems(draft: Delivered, request: WriteRequest): string[] {
  return [
    ...inTexts(draft, request),
    ...inScenes(draft, request),
    ...inTime(draft, request),
    ...inventedNumbers(draft, request),
  ]
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

/** More than a text says is not asked for: it would be made up. */
function mayBeShort({ beginning }: WriteRequest): boolean {
  return beginning === 'text'
}

function inScenes({ scenes }: Delivered, request: WriteRequest): string[] {
  const { script, sceneCount } = request
  const { length } = scenes
  if (script) {
    if (length === script.length) return []
    return [`There are ${length} scenes; write exactly ${script.length}, one for each line.`]
  }
  if (length > sceneCount) return [`There are ${length} scenes; write at most ${sceneCount}.`]
  const least = mayBeShort(request) ? 1 : sceneCount / 2
  if (length < least) return [`There are only ${length} scenes; write ${sceneCount}.`]
  return []
}

function inTime({ scenes }: Delivered, request: WriteRequest): string[] {
  const { script, durationS, language } = request
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
  if (allMs < limitMs * LEAST_FILLED && !mayBeShort(request))
    return [`${says}; about ${durationS} are wanted, which is about ${count} ${unit}. Tell more.`]
  return []
}
