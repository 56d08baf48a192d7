import { Trans, useLingui } from '@lingui/react/macro'
import type { AspectRatio } from '#contract/options.ts'
import { timecode } from '#web/lib/timecode.ts'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import type { Plan } from '#contract/plan-cost.ts'
import { useCreatePrices } from './create-prices.ts'
import { Quote } from './quote.tsx'
import { type Length, SceneFacts } from './scene-facts.tsx'

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
