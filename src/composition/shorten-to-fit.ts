import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { speakingTimeMs } from './speaking-time.ts'

/** How long a scene has to be for a text to be spoken in it, with a breath after it. */
export function neededMs(text: string, language: string): number {
  const spokenMs = speakingTimeMs(text, language)
  return spokenMs > 0 ? spokenMs + VOICE_TAIL_MS : 0
}

/** The beginning of a text that is spoken within its scene: whole sentences; where not one fits, whole words. */
export function shortenToFit(text: string, language: string, sceneMs: number): string {
  const fits = (part: string) => neededMs(part, language) <= sceneMs
  if (fits(text)) return text
  for (const granularity of ['sentence', 'word'] as const) {
    const parts = [...new Intl.Segmenter(language, { granularity }).segment(text)]
    const beginnings = parts.map(({ index }) => text.slice(0, index).trim())
    const longest = beginnings.findLast((part) => part !== '' && fits(part))
    if (longest) return longest
  }
  return text
}
