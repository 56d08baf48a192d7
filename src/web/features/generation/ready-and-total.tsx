import { Trans } from '@lingui/react/macro'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { countReady } from '#web/features/editor/production.ts'
import { batchOf } from './batch.ts'
import { sumOf } from './parts-due.ts'

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
