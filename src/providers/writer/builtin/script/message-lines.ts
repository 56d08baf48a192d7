import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { WritingLanguage } from '#contract/options.ts'
import { ended } from '../analysis/ended.ts'
import { capitalised } from './fill-frame.ts'
import { fillSlots } from './fill-slots.ts'
import { keptLine, type ScriptLine, scriptLine, shortestMs, spokenMsOf } from './script-line.ts'
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

/** The same needs, without the idea's message where the video is too short for it. */
export function withFittingMessage(needs: SupplyNeeds): SupplyNeeds {
  const { request, analysis, frames, sceneCount } = needs
  const lines = messageLines(needs)
  const welcomes = (frames.invitations.at(-1) ?? []).map((frame) =>
    scriptLine(fillSlots(needs, frame), request.language),
  )
  const takenMs = spokenMsOf(lines) + shortestMs(welcomes) + sceneCount * VOICE_TAIL_MS
  const isFitting = takenMs <= request.durationS * 1000 * FULLEST && lines.length <= sceneCount
  return isFitting ? needs : { ...needs, analysis: { ...analysis, message: null } }
}

/**
 * The idea's message, a line a scene, from the first scene on: whole where it fits, else parted where a
 * clause ends. Empty when the idea is none.
 */
export function messageLines({ request, analysis, sceneCount }: SupplyNeeds): ScriptLine[] {
  const { style, durationS, language } = request
  const longestMs = sceneShareMs(style, durationS * 1000, sceneCount) * STRETCH
  const sentences = analysis.message?.sentences ?? []
  return sentences.flatMap((one) => partsOf(capitalised(one), longestMs, language))
}

function partsOf(sentence: string, longestMs: number, language: WritingLanguage): ScriptLine[] {
  const whole = keptLine(sentence, language)
  if (whole.spokenMs <= longestMs) return [whole]
  const at = boundaryIn(sentence, language)
  if (at === undefined) return [whole]
  const [first, rest] = [sentence.slice(0, at), sentence.slice(at).trim()]
  return [ended(first, language), capitalised(rest)].flatMap((part) =>
    partsOf(part, longestMs, language),
  )
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
