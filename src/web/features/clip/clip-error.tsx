import { Trans } from '@lingui/react/macro'
import { CircleAlert, RefreshCw } from 'lucide-react'
import type { Scene } from '#contract/scene.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Reload } from './use-reload.ts'

/** Over a video that cannot be played: it is loaded again by itself, or on request, or made anew. */
export function ClipError({ scene, video }: { scene: Scene; video: Reload }) {
  return (
    <div className="over scrimmed" role="alert">
      <CircleAlert className="size-5" />
      <Trans>Error loading video.</Trans>
      <span className="text-xs">
        <Trans>{video.attempts} of 5 attempts</Trans>
      </span>
      {!video.isGivenUp && (
        <Badge tone="info" icon={RefreshCw}>
          <Trans>Auto-refreshing</Trans>
        </Badge>
      )}
      <Button size="sm" icon={RefreshCw} onClick={video.refresh}>
        <Trans>Refresh</Trans>
      </Button>
      {video.isGivenUp && (
        <GenerateButton kind="clip" scene={scene}>
          <Trans>Regenerate</Trans>
        </GenerateButton>
      )}
    </div>
  )
}
