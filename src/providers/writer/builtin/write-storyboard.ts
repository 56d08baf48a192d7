import type { WriteRequest, WrittenStoryboard } from '../writer-provider.ts'
import type { WritingLanguage } from '#contract/options.ts'
import { analyseIdea } from './analysis/analyse-idea.ts'
import { shorten } from './analysis/shorten.ts'
import { factsAbout } from './arrange/facts-about.ts'
import { ownSentences } from './arrange/own-sentences.ts'
import { requireFittingLength, requireKept, requireLanguage } from './arrange/refusals.ts'
import { shareScenes } from './arrange/share-scenes.ts'
import { writePrompts } from './prompts/write-prompts.ts'
import { createSeededChoice } from './seeded-choice.ts'

const LONGEST_TITLE = 72
const LONGEST_DESCRIPTION = 280
/** Japanese says as much with so many fewer letters. */
const JAPANESE_LETTERS = 2.4

/**
 * Arranges an idea into a storyboard: its own sentences whole and in order, then facts on record about its
 * head subject as far as there is room. The same request always gives the same storyboard.
 * @throws ProviderError when there is too little to say, too much, or in a language nobody here reads
 */
export async function writeStoryboard(request: WriteRequest): Promise<WrittenStoryboard> {
  const { idea, language, style, durationS } = request
  const choice = createSeededChoice(JSON.stringify(request, Object.keys(request).toSorted()))
  const analysis = analyseIdea(idea, language)
  requireLanguage(idea, analysis, language)
  const own = ownSentences(idea, language)
  const known = await factsAbout(analysis, own, language)
  const counted = analysis.intent.kind === 'list' ? analysis.intent.count : known.length
  const facts = known.slice(0, counted)
  requireKept(own, facts, language)

  const spoken = fitted(own, facts, request)
  const durations = spoken.map(({ durationMs }) => durationMs)
  requireFittingLength(sumOf(durations), durationS)
  const voiceOvers = spoken.map(({ voiceOverText }) => voiceOverText)
  const prompts = writePrompts(voiceOvers, analysis, style, language, choice)
  return {
    ...nameStoryboard(own, language),
    scenes: spoken.map((scene, at) => ({
      ...scene,
      imagePrompt: prompts[at]?.imagePrompt ?? '',
      videoPrompt: prompts[at]?.videoPrompt ?? '',
    })),
  }
}

/** All of its own sentences, and of the facts as many as leave the video within its length. */
function fitted(own: readonly string[], facts: readonly string[], request: WriteRequest) {
  const { language, durationS, sceneCount } = request
  const plannedMs = (durationS * 1000) / sceneCount
  for (let added = facts.length; added > 0; added--) {
    const sentences = [...own, ...facts.slice(0, added)]
    const scenes = shareScenes(sentences, language, plannedMs, sceneCount)
    const filledMs = sumOf(scenes.map(({ durationMs }) => durationMs))
    if (filledMs <= durationS * 1000) return scenes
  }
  return shareScenes(own, language, plannedMs, sceneCount)
}

/** It is called by its own words. */
function nameStoryboard(own: readonly string[], language: WritingLanguage) {
  const [first = ''] = own
  const isJapanese = language === 'ja'
  const whole = own.join(isJapanese ? '' : ' ')
  const longest = Math.floor(isJapanese ? LONGEST_TITLE / JAPANESE_LETTERS : LONGEST_TITLE)
  return {
    title: shorten(first, longest, language) || first,
    description: shorten(whole, LONGEST_DESCRIPTION, language) || whole,
  }
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((total, ms) => total + ms, 0)
}
