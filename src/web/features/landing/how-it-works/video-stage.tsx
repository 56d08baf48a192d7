import { Trans, useLingui } from '@lingui/react/macro'
import harbour from '#web/assets/site/harbour.webp'
import { Still } from '../still.tsx'

export function VideoStage() {
  const { t } = useLingui()
  return (
    <div className="stage-video">
      <Still src={harbour} ratio="16/9" alt={t`A lighthouse and a ship at sunset, moving`}>
        <span className="burned">
          <Trans>
            so in the <em>dark,</em>
          </Trans>
        </span>
      </Still>
      <p className="edge">
        <b>5</b>
        00:40
        <span className="sep">{t`take 1/1`}</span>
      </p>
    </div>
  )
}
