import { useLingui } from '@lingui/react/macro'
import type { Framing } from '#contract/upload.ts'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { CutSide } from './cut-side.ts'

const STEP = 0.05

type FramingControlsProps = {
  side: CutSide
  framing: Framing
  onChange: (framing: Framing) => void
}

/** Whether a picture fills the frame, and which part of it then stays. */
export function FramingControls({ side, framing, onChange }: FramingControlsProps) {
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
