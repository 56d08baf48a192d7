import { Trans, useLingui } from '@lingui/react/macro'
import { DURATION_MAX_S, LEAST_VIDEO_S } from '#contract/limits.ts'
import type { Beginning } from '#contract/options.ts'
import { usualSceneCount } from '#contract/plan-cost.ts'
import { Button } from '#web/ui/button.tsx'
import type { Words } from './use-words.ts'
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
  const { t } = useLingui()
  const isLong = words.filledMs > durationS * 1000
  const filledS = isLong ? Math.ceil(words.filledMs / 1000) : Math.floor(words.filledMs / 1000)
  const isShort = words.filledMs < LEAST_VIDEO_S * 1000
  const isFull = !isLong && !isShort && words.fittingS >= durationS
  const canChange = words.fittingS !== durationS && !isShort
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
          {canChange && (isLong ? words.filledMs <= DURATION_MAX_S * 1000 : true) && (
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
    if (isLong) return t`Choose a longer video or write less. Nothing is cut.`
    if (isFull) return t`The video is as long as your words.`
    if (beginning === 'script') {
      return isShort
        ? t`A video needs ${LEAST_VIDEO_S} s. Write more.`
        : t`The video ends with your words.`
    }
    return isShort
      ? t`A video needs ${LEAST_VIDEO_S} s. Points, your own script or a language model would fill it; what is on record about a subject is added. Else it is refused, free of charge.`
      : t`The video ends with your words. More points, your own script or a language model would fill the rest.`
  }
}
