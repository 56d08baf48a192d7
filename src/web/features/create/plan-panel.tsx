import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AspectRatio } from '#contract/options.ts'
import { type Plan, planCost } from '#contract/plan-cost.ts'
import type { Studio } from '#contract/studio.ts'
import { timecode } from '#web/lib/formats.ts'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { type Length, SceneFacts } from './words-meter.tsx'
import { useCreatePrices } from './writer-choice.tsx'

type PlanPanelProps = {
  plan: Plan
  length: Length
  ratio: AspectRatio
  isGenerating: boolean
}

/** What the settings lead to: empty frames in their true shape and what everything would cost. */
export function PlanPanel({ plan, length, ratio, isGenerating }: PlanPanelProps) {
  const { t } = useLingui()
  const prices = useCreatePrices()
  const { sceneCount } = plan
  const sceneMs = (length.seconds * 1000) / sceneCount
  return (
    <aside className="side-col" aria-label={t`What you will get`}>
      <section className="panel">
        <div className="blank-sheet" data-shape={ratio} aria-hidden="true">
          {Array.from({ length: sceneCount }, (_, index) => (
            <div className="cellw" key={index}>
              <PencilFrame ratio={ratio} state={isGenerating ? 'running' : 'planned'} />
              <span className="edge">
                <b>{index + 1}</b>
                {timecode(index * sceneMs)}
              </span>
            </div>
          ))}
        </div>
        <div className="panel-body grid gap-3">
          <div>
            <h2 className="text-md">
              <SceneFacts sceneCount={sceneCount} length={length} />
            </h2>
            <output className="mt-1 block text-sm text-muted">
              {isGenerating ? (
                <span className="font-medium text-on-info-soft">
                  <Trans>Writing scenes. You can leave this page; the work goes on.</Trans>
                </span>
              ) : (
                <Trans>
                  Blue frames are planned, not made. You decide scene by scene what to generate.
                </Trans>
              )}
            </output>
          </div>
          {prices && <Quote plan={plan} prices={prices} />}
        </div>
      </section>
    </aside>
  )
}

type QuoteProps = { plan: Plan; prices: Studio['prices'] }

/** What the plan costs, line by line; the sum stands with the plan. */
function Quote({ plan, prices }: QuoteProps) {
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
