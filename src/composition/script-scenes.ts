import {
  DURATION_MAX_S,
  DURATION_MIN_S,
  DURATION_STEP_S,
  LONGEST_PLANNED_SCENE_S,
} from '#contract/limits.ts'
import type { Beginning } from '#contract/options.ts'
import { usualSceneCount } from '#contract/plan-cost.ts'
import { sentencesOf } from './sentences.ts'
import { filledMs, type SpokenScene, shareScenes } from './share-scenes.ts'
import { speakingTimeMs } from './speaking-time.ts'

/** Behind these a sentence that is too long for a scene is parted, else between its words. */
const CLAUSE_MARK = /[,;:،؛、，；：—–]$/u

/** The end of a line without a mark of its own. */
const UNENDED = /[^\s\p{P}](?=\s*(?:\n|$))/gu

type Planned = { language: string; durationS: number; sceneCount: number }

/**
 * A text as it is spoken, word for word and in order, in the scenes of a plan. Only blanks and line breaks
 * between the words are evened out.
 */
export function scriptScenes(
  text: string,
  { language, durationS, sceneCount }: Planned,
): SpokenScene[] {
  const spoken = spokenSentences(text, language)
  return shareScenes(spoken, language, (durationS * 1000) / sceneCount, sceneCount)
}

/** An idea or points as they are told: each line ends as a sentence does. A script is told as it stands. */
export function asTold(text: string, beginning: Beginning): string {
  return beginning === 'script' ? text : text.replace(UNENDED, '$&.')
}

/** How long a text takes to say in a video of so many seconds, with as many scenes as usual. */
export function wordsMs(text: string, language: string, durationS: number): number {
  const planned = { language, durationS, sceneCount: usualSceneCount(durationS) }
  return filledMs(scriptScenes(text, planned))
}

/** In how many scenes it is said then. */
export function wordsSceneCount(text: string, language: string, durationS: number): number {
  const planned = { language, durationS, sceneCount: usualSceneCount(durationS) }
  return scriptScenes(text, planned).length
}

/** The shortest video that holds a text; the longest when none does. */
export function fittingDurationS(text: string, language: string): number {
  for (let durationS = DURATION_MIN_S; durationS < DURATION_MAX_S; durationS += DURATION_STEP_S) {
    if (wordsMs(text, language, durationS) <= durationS * 1000) return durationS
  }
  return DURATION_MAX_S
}

/** Each with the gap to the next; none longer than a scene may be. */
function spokenSentences(text: string, language: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .flatMap((line) => sentencesOf(`${line} `, language))
    .flatMap(({ text: sentence }) => parted(sentence, language))
}

function parted(sentence: string, language: string): string[] {
  if (speakingTimeMs(sentence, language) <= LONGEST_PLANNED_SCENE_S * 1000) return [sentence]
  const words = wordsOf(sentence, language)
  const clauseEnds = words.flatMap((word, at) => (CLAUSE_MARK.test(word.trim()) ? [at + 1] : []))
  const inside = clauseEnds.filter((at) => at < words.length)
  const middle = words.length / 2
  const [nearest = Math.ceil(middle)] = inside.toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  )
  if (words.length < 2) return [sentence]
  return [words.slice(0, nearest), words.slice(nearest)].flatMap((part) =>
    parted(part.join(''), language),
  )
}

/** Each with the marks and blanks behind it, so that joined they are the sentence again. */
function wordsOf(sentence: string, language: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: 'word',
  }).segment(sentence)) {
    if (isWordLike || words.length === 0) words.push(segment)
    else words[words.length - 1] += segment
  }
  return words
}
