import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { videoEstimate } from './video-estimate.ts'

/** "2,800 credits, about 25 one-minute videos from stills, or 3 fully animated", at the prices here. */
export function PackageWorth({ credits }: { credits: number }) {
  const { t, i18n } = useLingui()
  const prices = useStudio()?.prices
  const amount = t`${plural(credits, { one: '# credit', other: '# credits' })}`
  if (!prices) return amount
  const { fromStills, animated } = videoEstimate(credits, prices)
  const stills = t`${plural(fromStills, {
    one: 'about # one-minute video from stills',
    other: 'about # one-minute videos from stills',
  })}`
  if (animated < 1) return t`${amount}, ${stills}`
  return t`${amount}, ${stills}, or ${i18n.number(animated)} fully animated`
}
