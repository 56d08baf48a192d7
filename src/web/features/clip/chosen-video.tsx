import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { fileSize } from '#web/features/export/file-size.ts'
import { timecode } from '#web/lib/timecode.ts'
import { ClipFit } from './clip-fit.tsx'

type ChosenVideoProps = { file: File; url: string; scene: Scene }

/** The video cut to the storyboard's shape, and how it fills its scene. */
export function ChosenVideo({ file, url, scene }: ChosenVideoProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const [seconds, setSeconds] = useState<number | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  return (
    <div className="chosen-picture">
      <div className="frame" data-ratio={aspectRatio}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is used without its sound */}
        <video
          className="size-full object-cover"
          src={url}
          controls
          muted
          playsInline
          aria-label={file.name}
          onLoadedMetadata={({ currentTarget: { duration } }) => setSeconds(duration)}
          onError={() => setUnknown(true)}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <p>
          <b className="block truncate font-semibold" title={file.name}>
            {file.name}
          </b>
          <span className="text-sm text-muted">
            {seconds !== null && Number.isFinite(seconds) && `${timecode(seconds * 1000)}, `}
            {fileSize(file.size)}
          </span>
        </p>
        <p className="text-sm text-muted">
          {isUnknown && t`This browser cannot show it. It can be used all the same.`}
          {seconds !== null && <ClipFit clipMs={seconds * 1000} sceneMs={scene.durationMs} />}
        </p>
      </div>
    </div>
  )
}
