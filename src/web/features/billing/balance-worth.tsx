import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { videoEstimate } from './video-estimate.ts'

/** What the balance is enough for. */
export function BalanceWorth({ credits }: { credits: number }) {
  const { t, i18n } = useLingui()
  const prices = useStudio()?.prices
  if (!prices) return null
  const { fromStills, animated } = videoEstimate(credits, prices)
  if (fromStills < 1) return t`Not enough for a one-minute video.`
  const stills = t`${plural(fromStills, {
    one: 'Enough for # one-minute video made from stills.',
    other: 'Enough for # one-minute videos made from stills.',
  })}`
  if (animated < 1) return stills
  return t`${stills} With a clip for every scene: ${i18n.number(animated)}.`
}
