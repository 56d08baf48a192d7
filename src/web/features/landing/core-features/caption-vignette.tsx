import { Trans } from '@lingui/react/macro'
import harbour from '#web/assets/site/harbour.webp'
import { Still } from '../still.tsx'

export function CaptionVignette() {
  return (
    <Still src={harbour} ratio="16/9" alt="" className="captioned">
      <span className="burned">
        <Trans>
          so in the <em>dark,</em>
        </Trans>
      </span>
    </Still>
  )
}
