import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { useTrackPress } from '#web/features/generation/use-track-press.ts'
import { Price } from '#web/ui/price.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useOff } from '#web/ui/refusals.ts'

/** The empty place beside a scene's takes: a press makes the next one, at the price in it. */
export function NewTakeButton({ scene, kind }: { scene: Scene; kind: TrackKind }) {
  const { i18n } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const { price, reason, isRunning, isStarting, isOff, make } = useTrackPress(kind, scene)
  const name = i18n._(TRACK_FACTS[kind].name)
  const off = useOff('edit')
  const isBusy = isRunning || isStarting
  return (
    <button
      type="button"
      className="bench-take"
      disabled={isOff || isBusy}
      aria-busy={isBusy || undefined}
      title={reason}
      {...off}
      onClick={make}
    >
      <span className="sr-only">{name} </span>
      <span className="frame new" data-ratio={aspectRatio}>
        {isBusy ? (
          <Spinner />
        ) : (
          <span className="flex items-center gap-1">
            <Plus />
            {price !== undefined && <Price credits={price} />}
          </span>
        )}
      </span>
      <span>
        <Trans>New take</Trans>
      </span>
    </button>
  )
}
