import boat from '#web/assets/site/boat.webp'
import coast from '#web/assets/site/coast.webp'
import headland from '#web/assets/site/headland.webp'
import { Still } from '../still.tsx'

export function PictureVignette() {
  return (
    <div className="row tall">
      <Still src={headland} ratio="9/16" alt="" />
      <Still src={boat} ratio="9/16" alt="" />
      <Still src={coast} ratio="9/16" alt="" />
    </div>
  )
}
