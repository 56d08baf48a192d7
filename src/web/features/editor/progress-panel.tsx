import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NextStep } from '#web/features/generation/next-step.tsx'
import { tracksToUpdate } from '#contract/tracks-to-update.ts'
import { timecode } from '#web/lib/timecode.ts'
import { useEditor } from './editor-context.ts'
import { ExposureSheet } from './exposure-sheet.tsx'
import { MarkComplete } from './mark-complete.tsx'
import { production } from './production.ts'
import './progress.css'

/** How far the production is, scene by scene, and the way to end it. */
export function ProgressPanel({ onExport }: { onExport: () => void }) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { planned, shares, overall, running, missing } = production(storyboard)
  const isFinished =
    missing.length === 0 && storyboard.scenes.every((scene) => tracksToUpdate(scene).length === 0)
  return (
    <section className="panel prog" aria-label={t`Overall completion`}>
      <div className="sum">
        <output className="pct">
          {Math.round(overall * 100)}
          <small>%</small>
        </output>
        <div className="text-sm">
          <b className="font-semibold">
            <Trans>Overall completion</Trans>
          </b>
          <br />
          <span className="text-muted">
            {running > 0 ? (
              <Plural value={running} one="# job running" other="# jobs running" />
            ) : (
              <Trans>Nothing is running</Trans>
            )}
            <br />
            <Plural value={storyboard.sceneCount} one="# scene" other="# scenes" />,{' '}
            <span className="tc">{timecode(storyboard.totalDurationMs)}</span>
          </span>
        </div>
      </div>
      <ExposureSheet scenes={storyboard.scenes} kinds={planned} shares={shares} />
      <div className="acts">
        <NextStep isFinished={isFinished} onExport={onExport} />
        <MarkComplete variant={isFinished ? 'secondary' : 'ghost'}>
          <Trans>Mark as Complete</Trans>
        </MarkComplete>
      </div>
    </section>
  )
}
