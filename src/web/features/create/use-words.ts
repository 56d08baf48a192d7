import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { asTold, fittingDurationS, wordsMs, wordsSceneCount } from '#composition/script-scenes.ts'
import { sentencesOf } from '#composition/sentences.ts'
import { LEAST_VIDEO_S } from '#contract/limits.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { textOf } from './idea-draft.ts'
import type { IdeaForm } from './use-idea-form.ts'

export type Words = {
  filledMs: number
  /** The shortest video that holds them. */
  fittingS: number
  /** How long a video is planned for them: no longer than they need. */
  planS: number
  /** In how many scenes they are told; undefined while something may be added to them. */
  sceneCount: number | undefined
}

/** What the words fill, where only they are told; null while there are none, and where a model writes. */
export function useWords(form: IdeaForm): Words | null {
  const isArranged = useStudio()?.builtIn.writer === true
  const [beginning, idea, points, language, durationS] = useWatch({
    control: form.control,
    name: ['beginning', 'idea', 'points', 'language', 'durationS'],
  })
  const isOwn = beginning === 'script' || (isArranged && beginning !== 'text')
  const text = isOwn ? asTold(textOf({ beginning, idea, points }).trim(), beginning) : ''
  return useMemo(
    () => (text !== '' ? measure(text, language, durationS, beginning === 'script') : null),
    [text, language, durationS, beginning],
  )
}

/** A bare subject may be followed by what is on record about it: its plan stays as it was asked for. */
function measure(text: string, language: string, durationS: number, isScript: boolean): Words {
  const filledMs = wordsMs(text, language, durationS)
  const fittingS = fittingDurationS(text, language)
  const isWhole = isScript || sentencesOf(text, language).length > 1
  const isKnown = isWhole && filledMs >= LEAST_VIDEO_S * 1000
  if (!isKnown) return { filledMs, fittingS, planS: durationS, sceneCount: undefined }
  const planS = Math.min(durationS, fittingS)
  return { filledMs, fittingS, planS, sceneCount: wordsSceneCount(text, language, planS) }
}
