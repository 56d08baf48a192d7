import { sentencesOf } from '#composition/sentences.ts'
import { neededMs } from '#composition/shorten-to-fit.ts'
import { SCENE_LENGTH_MIN_MS, SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { cutText } from '#contract/text.ts'
import type { Delivered } from '../prompt/draft-schema.ts'
import type { StoryboardDraft, WriteRequest } from '../writer-provider.ts'

const TITLE_MAX_CHARACTERS = 80

type Scene = Delivered['scenes'][number]

/**
 * Brings a storyboard into the time and the number of scenes that were asked for: surplus scenes are joined, and
 * the longest scenes lose their last sentences.
 * @returns null when it cannot be used: something is missing in it, or no sentence can be left out any more.
 */
export function fitDraft(draft: Delivered, request: WriteRequest): StoryboardDraft | null {
  const { script } = request
  if (draft.title === '' || draft.scenes.length === 0) return null
  const lacks = ({ voiceOverText, imagePrompt, videoPrompt }: Scene) =>
    imagePrompt === '' || videoPrompt === '' || (!script && voiceOverText === '')
  if (draft.scenes.some(lacks)) return null
  const scenes = script
    ? accompany(draft.scenes, script)
    : withinTime(joined(draft, request), request)
  if (!scenes) return null
  const { look, cast } = draft
  return {
    title: cutText(draft.title, TITLE_MAX_CHARACTERS),
    description: draft.description || draft.title,
    look,
    cast,
    scenes: scenes.map((scene) => ({
      durationMs: lengthOf(scene, request.language),
      voiceOverText: scene.voiceOverText,
      imagePrompt: cut(scene.imagePrompt),
      videoPrompt: cut(scene.videoPrompt),
      emphasis: isSaid(scene) ? scene.emphasis : '',
    })),
  }
}

/** A model that wrote more scenes than there are lines did not understand which picture belongs to which. */
function accompany(scenes: readonly Scene[], script: readonly string[]): Scene[] | null {
  if (scenes.length !== script.length) return null
  return scenes.map((scene, at) => ({ ...scene, voiceOverText: script[at] ?? '' }))
}

/** The two neighbours that say least become one, as often as needed. */
function joined({ scenes: written }: Delivered, { sceneCount, language }: WriteRequest): Scene[] {
  const scenes = [...written]
  const pairMs = (at: number) => lengthAt(scenes, at, language) + lengthAt(scenes, at + 1, language)
  while (scenes.length > sceneCount) {
    let least = 0
    for (let at = 1; at < scenes.length - 1; at++) if (pairMs(at) < pairMs(least)) least = at
    const [first, second] = scenes.slice(least, least + 2) as [Scene, Scene]
    const between = ['ja', 'zh', 'th'].includes(language) ? '' : ' '
    const voiceOverText = `${first.voiceOverText}${between}${second.voiceOverText}`
    scenes.splice(least, 2, { ...first, voiceOverText })
  }
  return scenes
}

function withinTime(scenes: Scene[], { durationS, language }: WriteRequest): Scene[] | null {
  const fitted = scenes.map((scene) => ({ ...scene, voiceOverText: cut(scene.voiceOverText) }))
  for (;;) {
    const lengths = fitted.map((scene) => lengthOf(scene, language))
    if (lengths.reduce((total, ms) => total + ms, 0) <= durationS * 1000) return fitted
    const longestFirst = fitted.toSorted((a, b) => lengthOf(b, language) - lengthOf(a, language))
    const cuttable = longestFirst.find(
      ({ voiceOverText }) => sentences(voiceOverText, language) > 1,
    )
    if (!cuttable) return null
    const last = sentencesOf(cuttable.voiceOverText, language).at(-1)
    cuttable.voiceOverText = cuttable.voiceOverText.slice(0, last?.index).trim()
  }
}

function sentences(text: string, language: string): number {
  return sentencesOf(text, language).length
}

function lengthAt(scenes: readonly Scene[], at: number, language: string): number {
  return neededMs(scenes[at]?.voiceOverText ?? '', language)
}

function lengthOf({ voiceOverText }: Scene, language: string): number {
  return Math.max(SCENE_LENGTH_MIN_MS, neededMs(voiceOverText, language))
}

/** Words that nobody says would surprise whoever reads them. */
function isSaid({ voiceOverText, emphasis }: Scene): boolean {
  return emphasis !== '' && voiceOverText.toLowerCase().includes(emphasis.toLowerCase())
}

function cut(text: string): string {
  return cutText(text, SCENE_TEXT_MAX_CHARACTERS)
}
