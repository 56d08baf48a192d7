import { filledMs, type SpokenScene, shareScenes } from '#composition/share-scenes.ts'
import {
  isWritingLanguage,
  type SpokenLanguage,
  type VideoStyle,
  type WritingLanguage,
} from '#contract/options.ts'
import { analyseIdea } from './analysis/analyse-idea.ts'
import { factsAbout } from './arrange/facts-about.ts'
import { nameStoryboard } from './arrange/name-storyboard.ts'
import { ownSentences } from './arrange/own-sentences.ts'
import {
  requireFittingLength,
  requireKept,
  requireLanguage,
  requireWritingLanguage,
} from './arrange/refusals.ts'
import { type ScenePrompts, writePrompts } from './prompts/write-prompts.ts'
import { createSeededChoice } from './seeded-choice.ts'

/** All of a request is the seed of what is chosen freely, also what the writer does not read. */
export type StoryRequest = {
  idea: string
  durationS: number
  /** At most so many. */
  sceneCount: number
  style: VideoStyle
  language: SpokenLanguage
}
export type ArrangedStoryboard = {
  title: string
  description: string
  scenes: (SpokenScene & ScenePrompts)[]
}

/**
 * Arranges an idea into a storyboard: its own sentences whole and in order, then facts on record about its
 * head subject as far as there is room. The same request always gives the same storyboard.
 * @throws StudioRefusal when there is too little to say, too much, or in a language nobody here reads
 */
export function writeStoryboard(request: StoryRequest): ArrangedStoryboard {
  const { idea, durationS } = request
  const language = requireWritingLanguage(request.language)
  const analysis = analyseIdea(idea, language)
  requireLanguage(idea, analysis, language)
  const own = ownSentences(idea, language)
  const known = factsAbout(analysis, own, language)
  const counted = analysis.intent.kind === 'list' ? analysis.intent.count : known.length
  const facts = known.slice(0, counted)
  requireKept(own, facts, language)

  const spoken = fitted(own, facts, language, request)
  requireFittingLength(filledMs(spoken), durationS)
  const prompts = promptsFor(
    spoken.map(({ voiceOverText }) => voiceOverText),
    request,
  )
  return {
    ...nameStoryboard(own, language),
    scenes: spoken.map((scene, at) => ({
      ...scene,
      imagePrompt: prompts[at]?.imagePrompt ?? '',
      videoPrompt: prompts[at]?.videoPrompt ?? '',
    })),
  }
}

/** What belongs to a script that somebody brought: title, description and prompts. */
export function accompanyScript(request: StoryRequest, script: readonly string[]) {
  return { ...nameStoryboard(script, request.language), scenes: promptsFor(script, request) }
}

/** Of a text in a language that nobody here reads, each scene's picture is what it says. */
function promptsFor(voiceOvers: readonly string[], request: StoryRequest) {
  const { idea, style } = request
  const choice = createSeededChoice(JSON.stringify(request, Object.keys(request).toSorted()))
  const isRead = isWritingLanguage(request.language)
  const language = isWritingLanguage(request.language) ? request.language : 'en'
  const analysis = analyseIdea(isRead ? idea : '', language)
  return writePrompts(voiceOvers, analysis, style, language, choice)
}

/** All of its own sentences, and of the facts as many as leave the video within its length. */
function fitted(
  own: readonly string[],
  facts: readonly string[],
  language: WritingLanguage,
  { durationS, sceneCount }: StoryRequest,
): SpokenScene[] {
  const plannedMs = (durationS * 1000) / sceneCount
  const gap = language === 'ja' ? '' : ' '
  const shared = (sentences: readonly string[]) =>
    shareScenes(
      sentences.map((sentence) => sentence + gap),
      language,
      plannedMs,
      sceneCount,
    )
  for (let added = facts.length; added > 0; added--) {
    const scenes = shared([...own, ...facts.slice(0, added)])
    if (filledMs(scenes) <= durationS * 1000) return scenes
  }
  return shared(own)
}
