import { Trans, useLingui } from '@lingui/react/macro'
import type { TrackKind } from '#contract/scene.ts'
import { ScenesByKind } from '#web/features/generation/scenes-by-kind.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type CompleteDialogProps = {
  missing: { kind: TrackKind; numbers: number[] }[]
  isBusy: boolean
  onClose: () => void
  onComplete: () => void
}

export function CompleteDialog({ missing, isBusy, onClose, onComplete }: CompleteDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      kind="alert"
      title={t`Complete storyboard with missing assets?`}
      onClose={onClose}
      actions={
        <>
          <Button data-focus-first onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" busy={isBusy} onClick={onComplete}>
            {t`Yes, Complete Storyboard`}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
