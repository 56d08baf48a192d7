import { useLingui } from '@lingui/react/macro'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'

export function StoryboardVignette() {
  const { t } = useLingui()
  return (
    <div className="from-one-line">
      <span className="one-line">{t`Every lighthouse blinks its own name`}</span>
      <div className="row">
        <PencilFrame ratio="9/16" />
        <PencilFrame ratio="9/16" />
        <PencilFrame ratio="9/16" />
        <PencilFrame ratio="9/16" />
      </div>
    </div>
  )
}
