import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { tracksToUpdate } from '#contract/tracks.ts'
import { NextStep } from '#web/features/generation/next-step.tsx'
import { ConfirmStoryboard } from './confirm-storyboard.tsx'
import { useEditor } from './editor-context.ts'
import { ExposureSheet } from './exposure-sheet.tsx'
import { ProgressStrips } from './progress-strips.tsx'
import { production } from './production.ts'
import './progress.css'

type ProgressPanelProps = { onConfirmed: () => void; onExport: () => void }

/** How far the production is, the sheet of all scenes at a press, and the one next step. */
export function ProgressPanel({ onConfirmed, onExport }: ProgressPanelProps) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  if (storyboard.status === 'complete') return null
  if (storyboard.status === 'draft') {
    return (
      <div className="prog">
        <ConfirmStoryboard onConfirmed={onConfirmed} />
      </div>
    )
  }
  const { planned, shares, overall, running, missing } = production(storyboard)
  const isFinished =
    missing.length === 0 && storyboard.scenes.every((scene) => tracksToUpdate(scene).length === 0)
  return (
    <section className="prog" aria-label={t`Overall completion`}>
      <Popover.Root>
        <Popover.Trigger className="prog-sum">
          <ProgressStrips scenes={storyboard.scenes} kinds={planned} />
          <span className="name">
            <Trans>Overall completion</Trans>
          </span>
          <ChevronDown />
        </Popover.Trigger>
        <Popover.Content
          className="prog-sheet"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t`Overall completion`}
        >
          <ExposureSheet scenes={storyboard.scenes} kinds={planned} shares={shares} />
          <p className="text-sm text-muted">
            {running > 0 ? (
              <Plural value={running} one="# job running" other="# jobs running" />
            ) : (
              <Trans>Nothing is running</Trans>
            )}
          </p>
        </Popover.Content>
      </Popover.Root>
      <output className="pct">{Math.round(overall * 100)}%</output>
      <NextStep isFinished={isFinished} onExport={onExport} />
    </section>
  )
}
