import coast from '#web/assets/site/coast.webp'
import harbour from '#web/assets/site/harbour.webp'
import { Still } from '../still.tsx'

export function FormatVignette() {
  return (
    <div className="formats">
      <Still src={coast} ratio="9/16" alt="" />
      <div>
        <Still src={harbour} ratio="1/1" alt="" />
        <Still src={harbour} ratio="4/5" alt="" />
      </div>
      <Still src={harbour} ratio="16/9" alt="" />
    </div>
  )
}
