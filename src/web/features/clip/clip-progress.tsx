import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { Generation } from '#contract/generation.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { useProgress } from '#web/features/generation/use-progress.ts'
import { timecode } from '#web/lib/timecode.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LeaderDial } from '#web/ui/leader-dial.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'

type ClipProgressProps = {
  scene: Scene
  generation: Generation | null
  /** It takes longer than usual. */
  isOverdue: boolean
}

export function ClipProgress({ scene, generation, isOverdue }: ClipProgressProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const { share, leftMs } = useProgress(generation)
  return (
    <PencilFrame ratio={aspectRatio} state="running">
      <span className="flex-col gap-2.5 bg-transparent">
        {share > 0 && (
          <LeaderDial
            share={share}
            text={leftMs === null ? `${Math.round(share * 100)}%` : timecode(leftMs)}
            label={t`Video of scene ${scene.orderIndex + 1}`}
          />
        )}
        <span className="rounded-sm bg-surface px-2 py-1">
          {generation?.state === 'queued' ? (
            <Trans>Waiting for its turn</Trans>
          ) : (
            <Trans>Generating video...</Trans>
          )}
        </span>
        {isOverdue && (
          <Badge tone="info" icon={RefreshCw}>
            <Trans>Auto-refreshing</Trans>
          </Badge>
        )}
      </span>
    </PencilFrame>
  )
}
