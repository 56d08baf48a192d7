import { fittingDurationS, wordsMs, wordsSceneCount } from '#composition/script-scenes.ts'
import { sentencesOf } from '#composition/sentences.ts'
import { DURATION_MAX_S, LEAST_VIDEO_S, SCRIPT_MAX_CHARACTERS } from '#contract/limits.ts'

export type Words = {
  filledMs: number
  /** The shortest video that holds them. */
  fittingS: number
  /** How long a video is planned for them: no longer than they need. */
  planS: number
  /** In how many scenes they are told; undefined while something may be added to them. */
  sceneCount: number | undefined
  /** No video is long enough for them: none is planned. */
  isTooLong: boolean
}

/** A bare subject may be followed by what is on record about it: its plan stays as it was asked for. */
export function measureWords(
  text: string,
  language: string,
  durationS: number,
  isScript: boolean,
): Words {
  const filledMs = wordsMs(text, language, durationS)
  const fittingS = fittingDurationS(text, language)
  const isTooLong =
    filledMs > DURATION_MAX_S * 1000 || (isScript && text.length > SCRIPT_MAX_CHARACTERS)
  const isWhole = isScript || sentencesOf(text, language).length > 1
  const isKnown = isWhole && filledMs >= LEAST_VIDEO_S * 1000
  if (!isKnown) return { filledMs, fittingS, planS: durationS, sceneCount: undefined, isTooLong }
  const planS = Math.min(durationS, fittingS)
  const sceneCount = wordsSceneCount(text, language, planS)
  return { filledMs, fittingS, planS, sceneCount, isTooLong }
}
