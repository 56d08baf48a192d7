import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import type { Framing } from '#contract/upload.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { fileSize } from '#web/features/export/file-size.ts'
import { FramingControls } from './framing-controls.tsx'
import { type CutSide, cutSide } from './cut-side.ts'

type ChosenPictureProps = {
  file: File
  url: string
  framing: Framing
  isLocked: boolean
  onFraming: (framing: Framing) => void
}

type Facts = { size: string; side: CutSide | null }

/** The picture as the scene will show it, and how it comes into that shape. */
export function ChosenPicture(props: ChosenPictureProps) {
  const { file, url, framing, isLocked, onFraming } = props
  const { t } = useLingui()
  const { aspectRatio } = useEditor().storyboard
  const [facts, setFacts] = useState<Facts | null>(null)
  const isWhole = framing.fit === 'whole'
  return (
    <div className="chosen-picture">
      <div
        className="frame"
        data-ratio={aspectRatio}
        data-fit={framing.fit}
        style={{ '--focal': `${framing.at * 100}% ${framing.at * 100}%` } as CSSProperties}
      >
        <img
          src={url}
          alt={t`The picture as the scene will show it`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setFacts({
              size: `${naturalWidth} × ${naturalHeight}`,
              side: cutSide(naturalWidth / naturalHeight, aspectRatio),
            })
          }
        />
        {isWhole && <img src={url} alt="" />}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <p>
          <b className="block truncate font-semibold" title={file.name}>
            {file.name}
          </b>
          <span className="text-sm text-muted">
            {facts && `${facts.size}, `}
            {fileSize(file.size)}
          </span>
        </p>
        {facts?.side && !isLocked && (
          <FramingControls side={facts.side} framing={framing} onChange={onFraming} />
        )}
      </div>
    </div>
  )
}
