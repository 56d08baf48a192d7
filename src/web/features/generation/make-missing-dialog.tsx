import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TrackPrice } from '#contract/tracks.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { CostOfBalance } from './cost-of-balance.tsx'
import { MissingRowCheck } from './missing-row-check.tsx'
import { isTickedAtFirst, type MissingRow, missingRows, partsOf, tracksOf } from './missing-rows.ts'
import { partsDue, sumOf } from './parts-due.ts'
import { useMakeMissing } from './use-generate.ts'
import { useMakeObstacle } from './use-make-obstacle.ts'

type MakeMissingDialogProps = { priceOf: TrackPrice; onClose: () => void }

/** Lists what is missing or out of date, with its prices; what is ticked is made. */
export function MakeMissingDialog({ priceOf, onClose }: MakeMissingDialogProps) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { scenes, visuals } = storyboard
  const [ticks, setTicks] = useState<Record<string, boolean>>({})
  const rows = missingRows({ scenes, visuals })
  const isTicked = (row: MissingRow) => ticks[row.id] ?? isTickedAtFirst(row)
  const parts = partsOf(rows.filter(isTicked))
  const dueOf = tracksOf(parts, visuals)
  const due = partsDue(scenes, priceOf, dueOf)
  const make = useMakeMissing(storyboard, due.credits)
  const { capped, isOff } = useMakeObstacle(due)
  const isAfterOthers = due.kinds.length > 1 && due.kinds.some(({ kind }) => kind === 'clip')

  /** What it adds to the whole, or would. */
  function creditsOf(row: MissingRow) {
    const made = isTicked(row)
      ? row.scenes.filter((scene) => dueOf(scene).includes(row.kind))
      : row.scenes
    return sumOf(made, row.kind, priceOf)
  }

  return (
    <ConfirmDialog
      title={t`What will be made`}
      action={t`Make what is missing`}
      variant="primary"
      price={due.credits}
      isBusy={make.isPending}
      isOff={isOff}
      onConfirm={() => make.mutate({ parts }, { onSettled: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ul>
          {rows.map((row) => (
            <MissingRowCheck
              key={row.id}
              row={row}
              credits={creditsOf(row)}
              isTicked={isTicked(row)}
              onTick={(ticked) => setTicks({ ...ticks, [row.id]: ticked })}
            />
          ))}
        </ul>
        <CostOfBalance cost={due.credits} />
        {isAfterOthers && (
          <p className="text-muted">
            <Trans>
              Videos come last, made from the new images and as long as the new voice-overs. One
              that still fits is not made again, and not charged.
            </Trans>
          </p>
        )}
        <p className="text-muted">
          <Trans>What is there now stays among the takes, and going back to it is free.</Trans>
        </p>
        <CapNote obstacle={capped} />
      </div>
    </ConfirmDialog>
  )
}
