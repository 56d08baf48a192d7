import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { countReady } from '#web/features/editor/production.ts'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { CostOfBalance, useCapObstacle } from './cost.tsx'
import { batchObstacle, batchObstacleText, batchOf } from './generation-obstacle.ts'
import { sumOf } from './parts-due.ts'
import { StopAllButton } from './stop-buttons.tsx'
import { TRACKS } from './tracks.ts'
import { UpdateStaleButton } from './update-stale.tsx'
import { useGenerateAll } from './use-generate.ts'

/**
 * Makes what is missing; when nothing is, everything again, after asking. The price is that of the
 * whole batch. Beside it, what makes again only what is out of date.
 */
export function GenerateAllButton({ kind }: { kind: TrackKind }) {
  const { t, i18n } = useLingui()
  const { storyboard, priceOf, credits, isVoiceSupported } = useEditor()
  const { makeAll, makeAllAgain } = TRACKS[kind]
  const againLabel = i18n._(makeAllAgain)
  const [isAsking, setAsking] = useState(false)
  const { scenes, mode, isRunning } = batchOf(kind, storyboard)
  const price = priceOf ? sumOf(scenes, kind, priceOf) : undefined
  const isNothing = scenes.length === 0
  const obstacle = isNothing || credits === 0 ? batchObstacle(kind, storyboard, credits) : null
  const reason = obstacle ? i18n._(batchObstacleText(kind, obstacle)) : undefined
  const generateAll = useGenerateAll(storyboard, kind, price)
  const capped = useCapObstacle(price)
  const isOff =
    price === undefined ||
    isNothing ||
    credits === 0 ||
    capped !== null ||
    (kind === 'voice' && !scenes.every(isVoiceSupported))
  const isBusy = generateAll.isPending || (isRunning && isNothing)

  function press() {
    if (mode === 'missing') generateAll.mutate({ scenes: mode })
    // Who reopens a complete storyboard for it was asked already.
    else if (storyboard.status === 'complete') regenerate()
    else setAsking(true)
  }

  function regenerate() {
    setAsking(false)
    generateAll.mutate({ scenes: 'all' })
  }

  return (
    <div className="sub-acts">
      {!isBusy && <CapNote obstacle={capped} />}
      <UpdateStaleButton kind={kind} />
      <StopAllButton kind={kind} />
      <Button
        needs="edit"
        busy={isBusy}
        disabled={!isBusy && isOff}
        title={reason}
        onClick={() => whenOpen(storyboard, press, price)}
        {...(price !== undefined && { price })}
      >
        {isBusy ? t`Generating...` : mode === 'missing' ? i18n._(makeAll) : againLabel}
        {reason && <span className="sr-only">. {reason}</span>}
      </Button>
      {isAsking && (
        <RegenerateDialog
          title={againLabel}
          sceneCount={scenes.length}
          price={price}
          onClose={() => setAsking(false)}
          onConfirm={regenerate}
        />
      )}
    </div>
  )
}

type RegenerateDialogProps = {
  title: string
  sceneCount: number
  /** In credits, of all of them. */
  price: number | undefined
  onClose: () => void
  onConfirm: () => void
}

/** Asks before what is there already is paid for once more. */
function RegenerateDialog(props: RegenerateDialogProps) {
  const { title, sceneCount, price = 0, onClose, onConfirm } = props
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`${title}?`}
      action={t`Make again`}
      variant="primary"
      price={props.price}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <p>
          <Plural
            value={sceneCount}
            one="It is made again for one scene."
            other="They are made again for # scenes."
          />
        </p>
        {price > 0 && <CostOfBalance cost={price} />}
        <p className="text-muted">
          <Trans>What is there now stays among the takes, and going back to it is free.</Trans>
        </p>
      </div>
    </ConfirmDialog>
  )
}

/** How many scenes have the asset, and what those that lack it cost together. */
export function ReadyAndTotal({ kind }: { kind: TrackKind }) {
  const { storyboard, priceOf } = useEditor()
  const { scenes } = storyboard
  const ready = countReady(scenes, kind)
  const batch = batchOf(kind, storyboard)
  const cost = priceOf ? sumOf(batch.scenes, kind, priceOf) : 0
  return (
    <span className="text-sm text-muted">
      {batch.mode === 'missing' && cost > 0 ? (
        <Trans>
          {ready} of {scenes.length} scenes ready, {batch.scenes.length} to make: {cost} credits
        </Trans>
      ) : (
        <Trans>
          {ready} of {scenes.length} scenes ready
        </Trans>
      )}
    </span>
  )
}
