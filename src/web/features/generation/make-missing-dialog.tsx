import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { CostOfBalance } from './cost-of-balance.tsx'
import type { PartsDue } from './parts-due.ts'
import { ScenesByKind } from './scenes-by-kind.tsx'

type MakeMissingDialogProps = {
  due: PartsDue
  capped: ComponentProps<typeof CapNote>['obstacle']
  isOff: boolean
  isBusy: boolean
  onMake: () => void
  onClose: () => void
}

/** Lists what is missing or out of date, by kind and scene, with its prices. */
export function MakeMissingDialog(props: MakeMissingDialogProps) {
  const { due, capped, isOff, isBusy, onMake, onClose } = props
  const { t, i18n } = useLingui()
  const isAfterOthers = due.kinds.length > 1 && due.kinds.some(({ kind }) => kind === 'clip')
  return (
    <ConfirmDialog
      title={t`What will be made`}
      action={t`Make what is missing`}
      variant="primary"
      price={due.credits}
      isBusy={isBusy}
      isOff={isOff || due.count === 0}
      onConfirm={onMake}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ScenesByKind parts={due.kinds}>{(part) => i18n.number(part.credits)}</ScenesByKind>
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
