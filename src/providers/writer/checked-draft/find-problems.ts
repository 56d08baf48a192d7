import { neededMs } from '#composition/shorten-to-fit.ts'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Delivered } from '../prompt/draft-schema.ts'
import { roomIn } from '../prompt/write-prompt.ts'
import type { WriteRequest } from '../writer-provider.ts'

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
function spokenMs(texts: readonly string[], language: string): number {
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

/** With the marks between groups of digits, and before decimals. */
const NUMBER = /\d+(?:[.,'’\u00A0\u202F]\d+)*/gu

/** Figures that a script has and the text it is made from has not, in sentences for the model that wrote it. */
function inventedNumbers(draft: Delivered, request: WriteRequest): string[] {
  const { beginning, idea, language } = request
  // Japanese counts in ten thousands: the same number has other figures.
  if (beginning !== 'text' || language === 'ja') return []
  const told = [draft.title, draft.description, ...draft.scenes.map((scene) => scene.voiceOverText)]
  return numbersMissingIn(idea, told.join('\n')).map(
    (number) =>
      `The material does not say ${number}: keep its numbers as they are, and add none of your own.`,
  )
}

/** The numbers of a text that a material does not have, as they are written there. */
export function numbersMissingIn(material: string, text: string): string[] {
  const known = new Set(numbersIn(material).flatMap((number) => [digits(number), ...parts(number)]))
  return [...new Set(numbersIn(text).filter((number) => !known.has(digits(number))))]
}

function numbersIn(text: string): string[] {
  return text.normalize('NFKC').match(NUMBER) ?? []
}

/** The same number is written 2,500 and 2.500, by language. */
function digits(number: string): string {
  return parts(number).join('')
}

function parts(number: string): string[] {
  return number.match(/\d+/gu) ?? []
}
