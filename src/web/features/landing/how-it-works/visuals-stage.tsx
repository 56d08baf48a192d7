import { useLingui } from '@lingui/react/macro'
import boat from '#web/assets/site/boat.webp'
import coast from '#web/assets/site/coast.webp'
import compass from '#web/assets/site/compass.webp'
import headland from '#web/assets/site/headland.webp'
import lantern from '#web/assets/site/lantern.webp'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { EdgePrint } from '../edge-print.tsx'
import { Still } from '../still.tsx'

const DRAWN = [headland, compass, lantern, boat, coast]

export function VisualsStage() {
  const { t } = useLingui()
  return (
    <div className="stage-frames">
      {DRAWN.map((src, index) => (
        <div key={src}>
          <Still src={src} ratio="9/16" alt={t`Scene ${index + 1}`} />
          <EdgePrint number={index + 1} />
        </div>
      ))}
      <div>
        <PencilFrame ratio="9/16" state="running">
          <span>{t`drawing`}</span>
        </PencilFrame>
        <EdgePrint number={DRAWN.length + 1} />
      </div>
    </div>
  )
}
