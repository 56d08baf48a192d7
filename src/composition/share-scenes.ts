import { LEAST_VIDEO_S, VOICE_TAIL_MS } from '#contract/limits.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { speakingTimeMs } from './speaking-time.ts'

export type SpokenScene = { voiceOverText: string; durationMs: number }

/** Speech that is spoken a little slower than estimated still ends within its scene. */
const BREATH = 1.06
const STEP_MS = 100

/** How long a scene that says this has to be. */
function sceneMs(text: string, language: string): number {
  const spokenMs = speakingTimeMs(text, language)
  return Math.ceil((spokenMs * BREATH + VOICE_TAIL_MS) / STEP_MS) * STEP_MS
}

/** A scene of its own is worth making only for what takes so long to say. */
const SHORTEST_MS = 4_000

/**
 * Parts what is said into scenes, in order: as many as are planned where there is so much to say, never more of
 * them than `most`, and all together no longer than what they say.
 * @param sentences each with the gap to the next.
 */
export function shareScenes(
  sentences: readonly string[],
  language: string,
  plannedMs: number,
  most: number,
): SpokenScene[] {
  const lengths = sentences.map((sentence) => sceneMs(sentence, language))
  const totalMs = lengths.reduce((total, ms) => total + ms, 0)
  const wanted = Math.max(1, Math.ceil(totalMs / plannedMs), Math.floor(totalMs / SHORTEST_MS))
  const count = Math.min(most, sentences.length, wanted)
  const shareMs = totalMs / count
  const scenes: string[] = []
  let saidMs = 0
  for (const [at, sentence] of sentences.entries()) {
    const ms = lengths[at] as number
    const turn = Math.min(count - 1, Math.floor((saidMs + ms / 2) / shareMs))
    scenes[turn] = (scenes[turn] ?? '') + sentence
    saidMs += ms
  }
  return scenes.filter(Boolean).map((said) => {
    const voiceOverText = said.trim()
    return { voiceOverText, durationMs: sceneMs(voiceOverText, language) }
  })
}

/** How long scenes are together. */
export function filledMs(scenes: readonly SpokenScene[]): number {
  return scenes.reduce((total, { durationMs }) => total + durationMs, 0)
}

/** Why so many own words make no video of this length; null when they do. */
export function wordsObstacle(ms: number, durationS: number): Told | null {
  if (ms < LEAST_VIDEO_S * 1000) {
    return tell('words-too-few', { seconds: Math.floor(ms / 1000), least: LEAST_VIDEO_S })
  }
  if (ms <= durationS * 1000) return null
  return tell('words-too-many', {
    seconds: Math.ceil(ms / 1000),
  })
}
