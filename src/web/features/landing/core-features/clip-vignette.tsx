import { useLingui } from '@lingui/react/macro'
import boat from '#web/assets/site/boat.webp'
import compass from '#web/assets/site/compass.webp'
import headland from '#web/assets/site/headland.webp'
import lantern from '#web/assets/site/lantern.webp'
import { Still } from '../still.tsx'

export function ClipVignette() {
  const { t } = useLingui()
  return (
    <div className="vignette-takes">
      <div className="row">
        <Still src={headland} ratio="9/16" alt="" />
        <Still src={compass} ratio="9/16" alt="" />
        <Still src={lantern} ratio="9/16" alt="" className="selected" />
        <Still src={boat} ratio="9/16" alt="" />
      </div>
      <span className="edge">
        <b>3</b>
        {t`take 2/3`}
      </span>
    </div>
  )
}
