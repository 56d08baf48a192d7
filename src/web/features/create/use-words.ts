import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { asTold, fittingDurationS, wordsMs, wordsSceneCount } from '#composition/script-scenes.ts'
import { sentencesOf } from '#composition/sentences.ts'
import { LEAST_VIDEO_S } from '#contract/limits.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { textOf } from './idea-draft.ts'
import type { Length } from './scene-facts.tsx'
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
  const [beginning, idea, points, language, durationS] = useWatch({
    control: form.control,
    name: ['beginning', 'idea', 'points', 'language', 'durationS'],
  })
  return useWordsOf({ beginning, idea: textOf({ beginning, idea, points }), language, durationS })
}

type Told = Pick<StoryboardIdea, 'beginning' | 'idea' | 'language' | 'durationS'>

/** The same of an idea as it is sent. */
export function useWordsOf({ beginning, idea, language, durationS }: Told): Words | null {
  const isArranged = useStudio()?.builtIn.writer === true
  const isOwn = beginning === 'script' || (isArranged && beginning !== 'text')
  const text = isOwn ? asTold(idea.trim(), beginning) : ''
  return useMemo(
    () => (text !== '' ? measure(text, language, durationS, beginning === 'script') : null),
    [text, language, durationS, beginning],
  )
}

/** A video ends with its words; what they do not fill may be filled with something that is added to them. */
export function lengthOf(words: Words | null, durationS: number): Length {
  if (!words) return { seconds: durationS, isMost: false }
  const isKnown = words.sceneCount !== undefined
  const seconds = isKnown ? Math.min(words.planS, words.filledMs / 1000) : words.planS
  return { seconds, isMost: !isKnown }
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
