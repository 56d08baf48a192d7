import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { tracksToUpdate } from '#contract/tracks.ts'
import { NextStep } from '#web/features/generation/make-missing.tsx'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { type TrackLook, trackLook } from '#web/features/scene/track-looks.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEditor } from './editor-context.tsx'
import { ExposureSheet } from './exposure-sheet.tsx'
import { production } from './production.ts'
import { useConfirmStoryboard } from './use-storyboard-action.ts'
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

/** Ends the writing of a draft: from then on its media are made. */
function ConfirmStoryboard({ onConfirmed }: { onConfirmed: () => void }) {
  const { storyboard } = useEditor()
  const confirm = useConfirmStoryboard(storyboard.id, onConfirmed)
  return (
    <Button
      needs="edit"
      variant="primary"
      busy={confirm.isPending}
      onClick={() => confirm.mutate(undefined)}
    >
      <Trans>Confirm Storyboard</Trans>
    </Button>
  )
}

const COLOURS: Record<TrackLook['shape'], string> = {
  ready: 'var(--success)',
  still: 'var(--success)',
  busy: 'var(--info)',
  stale: 'var(--warning)',
  failed: 'var(--danger)',
  none: 'transparent',
}

type ProgressStripsProps = { scenes: Scene[]; kinds: readonly TrackKind[] }

/** The sheet of all scenes at a glance, a strip for each kind; the sheet itself says it in words. */
function ProgressStrips({ scenes, kinds }: ProgressStripsProps) {
  return (
    <span className="prog-strips" aria-hidden="true">
      {kinds.map((kind) => {
        const Icon = TRACKS[kind].icon
        return (
          <span key={kind}>
            <Icon />
            <i style={{ backgroundImage: stripOf(scenes, kind) }} />
          </span>
        )
      })}
    </span>
  )
}

/** One band a scene, in one drawing whatever their number. */
function stripOf(scenes: Scene[], kind: TrackKind): string {
  const bands = scenes.map((scene, index) => {
    const colour = COLOURS[trackLook(scene[kind]).shape]
    return `${colour} ${(index / scenes.length) * 100}% ${((index + 1) / scenes.length) * 100}%`
  })
  return `linear-gradient(to right, ${bands.join(', ')})`
}
