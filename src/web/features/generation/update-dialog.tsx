import { Trans, useLingui } from '@lingui/react/macro'
import type { Scene } from '#contract/scene.ts'
import type { Studio } from '#contract/studio.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { useCapObstacle } from '#web/features/spending/use-cap-obstacle.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { partsToUpdate } from './parts-to-update.ts'
import { ScenesByKind } from './scenes-by-kind.tsx'
import { useUpdateStale } from './use-generate.ts'

type UpdateDialogProps = {
  scenes: Scene[]
  /** When one scene alone is updated. */
  sceneId?: string
  prices: Studio['prices']
  onClose: () => void
}

/** Shows all that an update makes and the whole price, and asks. */
export function UpdateDialog({ scenes, sceneId, prices, onClose }: UpdateDialogProps) {
  const { t, i18n } = useLingui()
  const { storyboard, credits: balance, isVoiceSupported } = useEditor()
  const { kinds, credits: cost } = partsToUpdate(scenes, prices)
  const update = useUpdateStale(storyboard.id, sceneId, cost)
  const capped = useCapObstacle(cost)
  const lacksVoice = !isVoiceSupported && kinds.some(({ kind }) => kind === 'voice')
  const lacksCredits = cost > balance
  const price = i18n.number(cost)
  const credits = i18n.number(balance)

  return (
    <Dialog
      kind="alert"
      title={t`Update what is out of date?`}
      onClose={onClose}
      actions={
        <>
          <Button data-focus-first onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            busy={update.isPending}
            disabled={capped !== null || lacksVoice || lacksCredits}
            price={cost}
            onClick={() => update.mutate(undefined, { onSettled: onClose })}
          >
            {t`Make again`}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <ScenesByKind parts={kinds}>{(part) => i18n.number(part.credits)}</ScenesByKind>
        <p>
          <Trans>
            This costs up to {price} of your {credits} credits.
          </Trans>
        </p>
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
    </Dialog>
  )
}
