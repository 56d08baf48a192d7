import { useLingui } from '@lingui/react/macro'
import type { Asset } from '#contract/asset.ts'
import type { Take } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { AudioPlayer } from '#web/features/voice/audio-player.tsx'
import { smallPicture } from '#web/lib/small-picture.ts'
import { Frame } from '#web/ui/frame.tsx'

type TakePreviewProps = { take: Take; asset: Asset; number: number; sceneNumber: number }

/** A take to look at or listen to. */
export function TakePreview({ take, asset, number, sceneNumber }: TakePreviewProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const { kind, madeFrom } = take
  if (kind === 'voice') return <AudioPlayer asset={asset} sceneNumber={sceneNumber} />
  if (kind === 'image') {
    const alt = madeFrom ?? t`Take ${number}`
    return <Frame ratio={aspectRatio} src={smallPicture(asset)} alt={alt} />
  }
  return (
    <div className="frame" data-ratio={aspectRatio}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a clip has no sound */}
      <video
        className="size-full object-cover"
        src={asset.url}
        poster={asset.thumbnailUrl ?? undefined}
        preload={asset.thumbnailUrl ? 'none' : 'metadata'}
        muted
        loop
        playsInline
        controls
        aria-label={t`Take ${number}`}
      />
    </div>
  )
}
