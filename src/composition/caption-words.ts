import type { Word } from '#contract/asset.ts'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { isWrittenWithoutSpaces, printable } from './caption-script.ts'
import type { CompositionScene, CompositionVoice } from './composition.ts'
import { sceneDurationMs } from './timeline.ts'

/**
 * The words a scene's captions show, timed from the scene's start. With a voice-over they follow its own
 * word times; a voice without times, and a text without a voice, are spread by the length of each word.
 * A scene without text has no words.
 *
 * @param voiceLeadMs from the scene's start to its voice-over's (see `timelineOf`).
 */
export function captionWords(scene: CompositionScene, voiceLeadMs: number): Word[] {
  if (scene.voice?.words?.length) return spokenWords(scene, scene.voice.words, voiceLeadMs)
  const texts = captionUnits(printable(scene.text), scene.language)
  if (texts.length === 0) return []
  const { fromMs, toMs } = spokenSpan(scene, scene.voice, voiceLeadMs)
  const lengths = texts.map(spokenLength)
  const perLength = (toMs - fromMs) / lengths.reduce((sum, length) => sum + length, 0)
  let startMs = fromMs
  return texts.map((text, index) => {
    const endMs = startMs + (lengths[index] ?? 0) * perLength
    const word = { text, startMs, endMs }
    startMs = endMs
    return word
  })
}

function spokenSpan(scene: CompositionScene, voice: CompositionVoice | null, leadMs: number) {
  if (voice) return { fromMs: leadMs, toMs: leadMs + voice.durationMs }
  const endMs = sceneDurationMs(scene)
  return { fromMs: 0, toMs: Math.max(endMs / 2, endMs - VOICE_TAIL_MS) }
}

/** The narrator's words, each with the punctuation that follows it in the text (narrators leave it out). */
function spokenWords(scene: CompositionScene, words: Word[], leadMs: number): Word[] {
  const shown = withPunctuation(printable(scene.text), words) ?? words.map((word) => word.text)
  return words
    .map((word, index) => ({
      text: printable(shown[index] ?? word.text),
      startMs: word.startMs + leadMs,
      endMs: word.endMs + leadMs,
    }))
    .filter((word) => word.text !== '')
}

/** undefined when the words are not those of the text, in its order. */
function withPunctuation(text: string, words: Word[]): string[] | undefined {
  const lower = text.toLowerCase()
  const starts: number[] = []
  let from = 0
  for (const word of words) {
    const wanted = printable(word.text).toLowerCase()
    const start = lower.indexOf(wanted, from)
    if (start === -1 || /[\p{L}\p{N}]/u.test(lower.slice(from, start))) return undefined
    starts.push(start)
    from = start + wanted.length
  }
  if (/[\p{L}\p{N}]/u.test(lower.slice(from))) return undefined
  // An opening quote belongs to the word behind it, everything else to the word before.
  const opening = starts.map((start, index) => {
    const gapFrom = index === 0 ? 0 : (starts[index - 1] ?? 0)
    const openers = /[\p{Ps}\p{Pi}¿¡"']+$/u.exec(text.slice(gapFrom, start))?.[0]
    return openers && index > 0 ? start - openers.length : index === 0 ? 0 : start
  })
  return opening.map((start, index) => text.slice(start, opening[index + 1]).trim())
}

/** Particles and endings, which Japanese never parts from the word before. */
const JAPANESE_ENDING = /^\p{Script=Hiragana}{1,2}$/u

/** The words of a text as captions show them. */
export function captionUnits(text: string, language: string): string[] {
  if (!isWrittenWithoutSpaces(language)) return text.split(' ').filter(Boolean)
  const units: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: 'word',
  }).segment(text)) {
    const last = units.length - 1
    const belongsToLast = !isWordLike || JAPANESE_ENDING.test(segment)
    if (belongsToLast && last >= 0) units[last] += segment
    else units.push(segment)
  }
  return units.map((unit) => unit.trim()).filter(Boolean)
}

/** Letters, and a pause for a comma or a full stop. */
function spokenLength(text: string): number {
  const pause = /[.!?。！？…]$/u.test(text) ? 6 : /[,;:、，]$/u.test(text) ? 3 : 0
  return text.length + 1 + pause
}
