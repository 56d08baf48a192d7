import { speakingTimeMs } from '#composition/speaking-time.ts'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { WritingLanguage } from '#contract/options.ts'

export type SpokenScene = { voiceOverText: string; durationMs: number }

/** Speech that is spoken a little slower than estimated still ends within its scene. */
const BREATH = 1.06
const STEP_MS = 100

/** How long a scene that says these sentences has to be. */
export function sceneMs(sentences: readonly string[], language: WritingLanguage): number {
  const spokenMs = speakingTimeMs(joined(sentences, language), language)
  return Math.ceil((spokenMs * BREATH + VOICE_TAIL_MS) / STEP_MS) * STEP_MS
}

/**
 * Parts sentences into scenes at sentence borders, in order: about as long as planned, never more of them
 * than `most`, and all together no longer than what they say.
 */
export function shareScenes(
  sentences: readonly string[],
  language: WritingLanguage,
  plannedMs: number,
  most: number,
): SpokenScene[] {
  const lengths = sentences.map((sentence) => sceneMs([sentence], language))
  const totalMs = lengths.reduce((total, ms) => total + ms, 0)
  const count = Math.min(most, sentences.length, Math.max(1, Math.ceil(totalMs / plannedMs)))
  const shareMs = totalMs / count
  const scenes: string[][] = []
  let saidMs = 0
  for (const [at, sentence] of sentences.entries()) {
    const ms = lengths[at] as number
    const turn = Math.min(count - 1, Math.floor((saidMs + ms / 2) / shareMs))
    scenes[turn] = [...(scenes[turn] ?? []), sentence]
    saidMs += ms
  }
  return scenes.filter(Boolean).map((said) => ({
    voiceOverText: joined(said, language),
    durationMs: sceneMs(said, language),
  }))
}

function joined(sentences: readonly string[], language: WritingLanguage): string {
  return sentences.join(language === 'ja' ? '' : ' ')
}
