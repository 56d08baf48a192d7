import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import type { AspectRatio } from '#contract/options.ts'
import type { Framing } from '#contract/upload.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { fileSize } from '#web/lib/figures.ts'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'

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

const STEP = 0.05

type FramingControlsProps = {
  side: CutSide
  framing: Framing
  onChange: (framing: Framing) => void
}

/** Whether a picture fills the frame, and which part of it then stays. */
function FramingControls({ side, framing, onChange }: FramingControlsProps) {
  const { t, i18n } = useLingui()
  const { fit, at } = framing
  return (
    <>
      <Segments
        label={t`Shape`}
        value={fit}
        onChange={(chosen) => onChange({ ...framing, fit: chosen })}
        options={[
          { value: 'fill', label: t`Fill the frame` },
          { value: 'whole', label: t`Whole picture` },
        ]}
      />
      {fit === 'fill' && (
        <Field label={t`Visible part`}>
          {(control) => (
            <Fader
              {...control}
              min={0}
              max={1}
              step={STEP}
              value={at}
              valueText={i18n.number(at, { style: 'percent' })}
              ends={side === 'width' ? [t`Left`, t`Right`] : [t`Top`, t`Bottom`]}
              onChange={(chosen) => onChange({ ...framing, at: chosen })}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** Which side of a picture is too long for a shape. */
type CutSide = 'width' | 'height'

/** Nobody sees one percent less. */
const TOLERANCE = 0.01

/** The side that would be cut, or null when the picture has the shape already. @param ratio width by height */
export function cutSide(ratio: number, aspectRatio: AspectRatio): CutSide | null {
  const [across, down] = aspectRatio.split('/').map(Number) as [number, number]
  const excess = ratio / (across / down)
  if (Math.abs(excess - 1) < TOLERANCE) return null
  return excess > 1 ? 'width' : 'height'
}
