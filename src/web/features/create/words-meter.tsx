import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { asTold } from '#composition/script-scenes.ts'
import { DURATION_MAX_S, LEAST_VIDEO_S, SCRIPT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Beginning } from '#contract/options.ts'
import { usualSceneCount } from '#contract/plan-cost.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { Button } from '#web/ui/button.tsx'
import { type IdeaForm, textOf } from './idea-form.ts'
import { measureWords, type Words } from './measure-words.ts'
import './words-meter.css'

type WordsMeterProps = {
  words: Words
  durationS: number
  beginning: Beginning
  onDuration: (durationS: number) => void
  onBeginning: (beginning: Beginning) => void
}

/** How many of the seconds asked for the words fill, what would fill the rest, and two ways to mend it. */
export function WordsMeter(props: WordsMeterProps) {
  const { words, durationS, beginning, onDuration, onBeginning } = props
  const { t, i18n } = useLingui()
  const isLong = words.isTooLong || words.filledMs > durationS * 1000
  const filledS = isLong ? Math.ceil(words.filledMs / 1000) : Math.floor(words.filledMs / 1000)
  const isShort = words.filledMs < LEAST_VIDEO_S * 1000
  const isFull = !isLong && !isShort && words.fittingS >= durationS
  const canChange = words.fittingS !== durationS && !isShort && !words.isTooLong
  return (
    <section className="wmeter" data-tone={isLong ? 'long' : 'ok'} aria-label={t`Your words`}>
      <b className="font-semibold">
        <Trans>
          Your words fill {filledS} of {durationS} s
        </Trans>
      </b>
      <div className="wm-r" aria-hidden="true">
        {Array.from({ length: usualSceneCount(durationS) }, (_, at) => (
          <i key={at} />
        ))}
        <span style={{ width: `${Math.min(100, words.filledMs / durationS / 10)}%` }} />
      </div>
      <div className="wm-a">
        <span>{advice()}</span>
        <span className="flex flex-wrap gap-1.5">
          {canChange && (
            <Button size="sm" onClick={() => onDuration(words.fittingS)}>
              {t`Make it ${words.fittingS} s`}
            </Button>
          )}
          {beginning === 'idea' && !isLong && !isFull && (
            <Button size="sm" onClick={() => onBeginning('points')}>
              {t`Give points`}
            </Button>
          )}
        </span>
      </div>
    </section>
  )

  function advice() {
    if (words.isTooLong) {
      return t`A video has at most ${DURATION_MAX_S} s, a script at most ${i18n.number(SCRIPT_MAX_CHARACTERS)} characters. Write less.`
    }
    if (isLong) return t`Choose a longer video or write less. Nothing is cut.`
    if (isFull) return t`The video is as long as your words.`
    if (beginning === 'script') {
      return isShort
        ? t`A video needs ${LEAST_VIDEO_S} s. Write more.`
        : t`The video ends with your words.`
    }
    return isShort
      ? t`A video needs ${LEAST_VIDEO_S} s. Facts on record about the subject are added. If that is still too short, it is refused, free of charge: give points, write your own script, or connect a language model.`
      : t`The video ends with your words. More points, your own script or a language model would fill the rest.`
  }
}

/** How long a planned video becomes. */
export type Length = {
  seconds: number
  /** It becomes no longer, and may end earlier. */
  isMost: boolean
}

type SceneFactsProps = { sceneCount: number; length: Length }

/** "6 scenes of about 10 seconds". */
export function SceneFacts({ sceneCount, length }: SceneFactsProps) {
  const sceneS = Math.round(length.seconds / sceneCount)
  return length.isMost ? (
    <Plural
      value={sceneCount}
      one={`At most # scene of about ${sceneS} seconds`}
      other={`At most # scenes of about ${sceneS} seconds`}
    />
  ) : (
    <Plural
      value={sceneCount}
      one={`# scene of about ${sceneS} seconds`}
      other={`# scenes of about ${sceneS} seconds`}
    />
  )
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
    () => (text !== '' ? measureWords(text, language, durationS, beginning === 'script') : null),
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
