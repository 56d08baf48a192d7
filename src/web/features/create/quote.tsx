import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Studio } from '#contract/studio.ts'
import { type Plan, planCost } from '#contract/plan-cost.ts'

type QuoteProps = { plan: Plan; prices: Studio['prices'] }

/** What the plan costs, line by line; the sum stands with the plan. */
export function Quote({ plan, prices }: QuoteProps) {
  const { storyboard, voices, images, clips } = planCost(plan, prices)
  return (
    <table className="quote">
      <caption className="sr-only">
        <Trans>What this video can cost</Trans>
      </caption>
      <tbody>
        <Line isStrong credits={storyboard}>
          <Trans>Storyboard, now</Trans>
        </Line>
        <Line credits={voices}>
          <Trans>Voices, {prices.generate_voice} per scene</Trans>
        </Line>
        <Line credits={images}>
          <Trans>Images, {prices.generate_image} per scene</Trans>
        </Line>
        <Line credits={clips}>
          {plan.visuals === 'clips' ? (
            <Trans>Video clips, {prices.generate_video} per scene</Trans>
          ) : (
            <Trans>Stills with motion, free</Trans>
          )}
        </Line>
      </tbody>
    </table>
  )
}

type LineProps = { credits: number; isStrong?: boolean; children: ReactNode }

function Line({ credits, isStrong = false, children }: LineProps) {
  const { i18n } = useLingui()
  return (
    <tr className={isStrong ? 'now' : 'text-muted'}>
      <th scope="row">{children}</th>
      <td>{i18n.number(credits)}</td>
    </tr>
  )
}
