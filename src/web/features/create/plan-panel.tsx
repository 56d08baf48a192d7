import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AspectRatio } from '#contract/options.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { timecode } from '#web/lib/timecode.ts'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { PLANNED_SCENE_S, plannedSceneCount } from './planned-scenes.ts'
import { Quote } from './quote.tsx'

type PlanPanelProps = { durationS: number; ratio: AspectRatio; isGenerating: boolean }

/** What the settings lead to: empty frames in their true shape and what everything would cost. */
export function PlanPanel({ durationS, ratio, isGenerating }: PlanPanelProps) {
  const { t } = useLingui()
  const studio = useStudio()
  const sceneCount = plannedSceneCount(durationS)
  return (
    <aside className="side-col" aria-label={t`What you will get`}>
      <section className="panel">
        <div className="blank-sheet" data-shape={ratio} aria-hidden="true">
          {Array.from({ length: sceneCount }, (_, index) => (
            <div className="cellw" key={index}>
              <PencilFrame ratio={ratio} state={isGenerating ? 'running' : 'planned'} />
              <span className="edge">
                <b>{index + 1}</b>
                {timecode(index * PLANNED_SCENE_S * 1000)}
              </span>
            </div>
          ))}
        </div>
        <div className="panel-body grid gap-3">
          <div>
            <h2 className="text-md">
              <Plural
                value={sceneCount}
                one={`About # scene of ${PLANNED_SCENE_S} seconds`}
                other={`About # scenes of ${PLANNED_SCENE_S} seconds`}
              />
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
          {studio && <Quote sceneCount={sceneCount} prices={studio.prices} />}
        </div>
      </section>
    </aside>
  )
}
