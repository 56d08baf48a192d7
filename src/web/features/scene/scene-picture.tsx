import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { smallPicture } from '#web/lib/small-picture.ts'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'

/** A scene's image in its true shape, or the blue frame of what is not made. */
export function ScenePicture({ scene }: { scene: Scene }) {
  const { aspectRatio } = useBench().storyboard
  const [broken, setBroken] = useState<string>()
  const { status, asset } = scene.image
  if (status === 'processing') {
    return (
      <PencilFrame ratio={aspectRatio} state="running">
        <span>
          <Trans>Making image</Trans>
        </span>
      </PencilFrame>
    )
  }
  const src = asset && smallPicture(asset)
  if (src && src === broken) {
    return (
      <PencilFrame ratio={aspectRatio} state="failed">
        <span>
          <Trans>Image failed to load</Trans>
        </span>
      </PencilFrame>
    )
  }
  if (src) {
    return (
      <Frame ratio={aspectRatio} src={src} alt={scene.imagePrompt} onError={() => setBroken(src)} />
    )
  }
  return (
    <PencilFrame ratio={aspectRatio} state={status === 'failed' ? 'failed' : 'planned'}>
      <span>{status === 'failed' ? <Trans>Failed</Trans> : <Trans>No image yet</Trans>}</span>
    </PencilFrame>
  )
}
