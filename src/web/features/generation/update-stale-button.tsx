import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { useCapObstacle } from '#web/features/spending/use-cap-obstacle.ts'
import { Button } from '#web/ui/button.tsx'
import { staleScenes } from './batch.ts'
import { sumOf } from './parts-due.ts'
import { useGenerateAll } from './use-generate.ts'

/** Makes again what no longer matches its text or image, and nothing else. */
export function UpdateStaleButton({ kind }: { kind: TrackKind }) {
  const { t } = useLingui()
  const { storyboard, priceOf, credits, isVoiceSupported } = useEditor()
  const stale = staleScenes(kind, storyboard)
  const count = stale.length
  const price = priceOf ? sumOf(stale, kind, priceOf) : undefined
  const update = useGenerateAll(storyboard, kind, price)
  const capped = useCapObstacle(price)

  if (count === 0) return null
  return (
    <Button
      needs="edit"
      icon={RefreshCw}
      busy={update.isPending}
      disabled={
        price === undefined ||
        credits === 0 ||
        capped !== null ||
        (kind === 'voice' && !stale.every(isVoiceSupported))
      }
      title={
        credits === 0
          ? t`No credits available`
          : capped
            ? t`Stopped by your spending cap`
            : undefined
      }
      onClick={() => whenOpen(storyboard, () => update.mutate({ scenes: 'stale' }), price)}
      {...(price !== undefined && { price })}
    >
      <Trans>Update {count} out of date</Trans>
    </Button>
  )
}
