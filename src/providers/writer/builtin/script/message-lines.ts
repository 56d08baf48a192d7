import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { WritingLanguage } from '#contract/options.ts'
import { capitalised } from './fill-frame.ts'
import { type ScriptLine, scriptLine, spokenMsOf } from './script-line.ts'
import { sceneShareMs } from './scene-share.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Speech and tails take at most this part of a video. */
const FULLEST = 0.95
/** A scene may take so much more than its share before a message is parted. */
const STRETCH = 1.15
const CLAUSE_MARK = /(?<=[,;:、–—])\s*/gu
/** Before these a new clause begins, where no mark tells. */
const CLAUSE_WORD: Record<Exclude<WritingLanguage, 'ja'>, RegExp> = {
  en: /\s(?=(?:and|but|so|because|where|which|with|for|until|from)\s)/giu,
  es: /\s(?=(?:y|pero|porque|donde|con|para|hasta|desde)\s)/giu,
  fr: /\s(?=(?:et|mais|car|où|avec|pour|jusqu|dès)[\s'’])/giu,
  de: /\s(?=(?:und|aber|denn|weil|wo|mit|für|bis|ab)\s)/giu,
  vi: /\s(?=(?:và|nhưng|vì|nơi|với|cho|đến|từ|tặng)\s)/giu,
}

/**
 * The idea's message, a line a scene, from the first scene on: whole where it fits, else parted where a
 * clause ends. Empty when the idea is none or the video too short for it.
 *
 * @param closeMs how long the shortest close takes to say.
 */
export function messageLines(
  { request, analysis, sceneCount }: SupplyNeeds,
  closeMs: number,
): ScriptLine[] {
  if (!analysis.message) return []
  const durationMs = request.durationS * 1000
  const longestMs = sceneShareMs(request.style, durationMs, sceneCount) * STRETCH
  const lines: ScriptLine[] = []
  for (const sentence of analysis.message.sentences) {
    const parts = partsOf(capitalised(sentence), longestMs, request.language)
    lines.push(...parts)
  }
  const takenMs = spokenMsOf(lines) + closeMs + sceneCount * VOICE_TAIL_MS
  const isTooLong = takenMs > durationMs * FULLEST || lines.length > sceneCount
  return isTooLong ? [] : lines
}

function partsOf(sentence: string, longestMs: number, language: WritingLanguage): ScriptLine[] {
  const whole = { ...scriptLine(sentence, language), isKept: true }
  if (whole.spokenMs <= longestMs) return [whole]
  const at = boundaryIn(sentence, language)
  if (at === undefined) return [whole]
  const [first, rest] = [sentence.slice(0, at), sentence.slice(at).trim()]
  const stop = language === 'ja' ? '。' : '.'
  const ended = `${first.replace(/[\s,;:、–—]+$/u, '')}${stop}`
  return [ended, capitalised(rest)].flatMap((part) => partsOf(part, longestMs, language))
}

/** Where a clause ends, as near to the middle as possible; at a mark rather than before a word. */
function boundaryIn(sentence: string, language: WritingLanguage): number | undefined {
  const word = language === 'ja' ? undefined : CLAUSE_WORD[language]
  for (const boundary of [CLAUSE_MARK, word]) {
    const places = boundary ? [...sentence.matchAll(boundary)].map(({ index }) => index) : []
    const inner = places.filter((at) => at > sentence.length * 0.2 && at < sentence.length * 0.8)
    const distance = (at: number) => Math.abs(at - sentence.length / 2)
    const [nearest] = inner.toSorted((a, b) => distance(a) - distance(b))
    if (nearest !== undefined) return nearest
  }
  return undefined
}
