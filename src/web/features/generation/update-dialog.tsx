import { Trans, useLingui } from '@lingui/react/macro'
import type { Scene } from '#contract/scene.ts'
import { type TrackPrice, tracksToUpdate } from '#contract/tracks.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { useCapObstacle } from '#web/features/spending/use-cap-obstacle.ts'
import { CostOfBalance } from './cost-of-balance.tsx'
import { partsDue } from './parts-due.ts'
import { ScenesByKind } from './scenes-by-kind.tsx'
import { useUpdateStale } from './use-generate.ts'

type UpdateDialogProps = {
  scene: Scene
  priceOf: TrackPrice
  onClose: () => void
}

/** Shows all that an update of a scene makes and the whole price, and asks. */
export function UpdateDialog({ scene, priceOf, onClose }: UpdateDialogProps) {
  const { t, i18n } = useLingui()
  const { storyboard, isVoiceSupported } = useEditor()
  const { kinds, credits: cost } = partsDue([scene], priceOf, tracksToUpdate)
  const update = useUpdateStale(storyboard.id, scene, cost)
  const capped = useCapObstacle(cost)
  const lacksVoice = !isVoiceSupported(scene) && kinds.some(({ kind }) => kind === 'voice')

  return (
    <ConfirmDialog
      title={t`Update what is out of date?`}
      action={t`Make again`}
      variant="primary"
      price={cost}
      isBusy={update.isPending}
      isOff={capped !== null || lacksVoice}
      onConfirm={() => update.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ScenesByKind parts={kinds}>{(part) => i18n.number(part.credits)}</ScenesByKind>
        <CostOfBalance cost={cost} />
        {kinds.length > 1 && kinds.some(({ kind }) => kind === 'clip') && (
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
