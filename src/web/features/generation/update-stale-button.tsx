import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { Button } from '#web/ui/button.tsx'
import { staleScenes } from './batch.ts'
import { TRACK_FACTS } from './track-kinds.ts'
import { useGenerateAll } from './use-generate.ts'

/** Makes again what no longer matches its text or image, and nothing else. */
export function UpdateStaleButton({ kind }: { kind: TrackKind }) {
  const { storyboard, prices, credits, isVoiceSupported } = useEditor()
  const update = useGenerateAll(storyboard, kind)
  const count = staleScenes(kind, storyboard, credits).length
  const unitPrice = prices?.[TRACK_FACTS[kind].operation]

  if (count === 0) return null
  return (
    <Button
      icon={RefreshCw}
      busy={update.isPending}
      disabled={kind === 'voice' && !isVoiceSupported}
      onClick={() => update.mutate('stale')}
      {...(unitPrice !== undefined && { price: unitPrice * count })}
    >
      <Trans>Update {count} out of date</Trans>
    </Button>
  )
}
