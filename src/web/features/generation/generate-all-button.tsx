import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { useCapObstacle } from '#web/features/spending/use-cap-obstacle.ts'
import { Button } from '#web/ui/button.tsx'
import { batchObstacle, batchOf } from './batch.ts'
import { batchObstacleText } from './generation-obstacle.ts'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { StopAllButton } from './stop-all-button.tsx'
import { UpdateStaleButton } from './update-stale-button.tsx'
import { sumOf } from './parts-due.ts'
import { useGenerateAll } from './use-generate.ts'

type GenerateAllButtonProps = {
  kind: TrackKind
  /** "Generate All Voices" */
  label: string
  /** "Regenerate All Voices", when every scene has one. */
  againLabel: string
}

/**
 * Makes what is missing; when nothing is, everything again, after asking. The price is that of the
 * whole batch. Beside it, what makes again only what is out of date.
 */
export function GenerateAllButton({ kind, label, againLabel }: GenerateAllButtonProps) {
  const { t, i18n } = useLingui()
  const { storyboard, priceOf, credits, isVoiceSupported } = useEditor()
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
        {isBusy ? t`Generating...` : mode === 'missing' ? label : againLabel}
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
