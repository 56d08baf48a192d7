import { Trans, useLingui } from '@lingui/react/macro'
import type { Generation } from '#contract/generation.ts'
import { useCancelGeneration } from '#web/features/generation/cancel-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/meter.tsx'

/** A listener is told of every tenth part, not of every step. */
const SPOKEN_STEP = 10

export function ExportProgress({ generation }: { generation: Generation }) {
  const { t } = useLingui()
  const cancel = useCancelGeneration()
  const { state, progress } = generation
  const percent = Math.floor(progress * 100)
  const spoken = Math.floor(percent / SPOKEN_STEP) * SPOKEN_STEP
  return (
    <>
      <div className="go-head">
        <b>{state === 'queued' ? <Trans>Waiting for its turn</Trans> : <Trans>Exporting</Trans>}</b>
        <span className="tc">{percent}%</span>
      </div>
      <Meter share={progress} label={t`Export`} />
      <div className="go-head">
        <span className="insp-note">
          <Trans>You can leave this page meanwhile.</Trans>
        </span>
        <Button
          needs="edit"
          size="sm"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ id: generation.id })}
        >
          <Trans>Stop export</Trans>
        </Button>
      </div>
      <output className="sr-only">
        {state === 'queued' ? t`Export waiting for its turn` : t`Export ${spoken} percent complete`}
      </output>
    </>
  )
}
