import { Trans, useLingui } from '@lingui/react/macro'
import type { TrackKind } from '#contract/scene.ts'
import { ScenesByKind } from '#web/features/generation/scenes-by-kind.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'

type CompleteDialogProps = {
  missing: { kind: TrackKind; numbers: number[] }[]
  isBusy: boolean
  onClose: () => void
  onComplete: () => void
}

export function CompleteDialog({ missing, isBusy, onClose, onComplete }: CompleteDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`Complete storyboard with missing assets?`}
      action={t`Yes, Complete Storyboard`}
      isBusy={isBusy}
      onConfirm={onComplete}
      onClose={onClose}
    >
      <p className="text-muted">
        <Trans>
          Once it is complete, no more content can be generated for this storyboard. You can still
          export what is there.
        </Trans>
      </p>
      <div className="mt-2">
        <ScenesByKind parts={missing}>
          {({ numbers }) => <Trans>{numbers.length} missing</Trans>}
        </ScenesByKind>
      </div>
    </ConfirmDialog>
  )
}
