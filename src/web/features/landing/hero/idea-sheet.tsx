import { useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import boat from '#web/assets/site/boat.webp'
import coast from '#web/assets/site/coast.webp'
import compass from '#web/assets/site/compass.webp'
import headland from '#web/assets/site/headland.webp'
import lantern from '#web/assets/site/lantern.webp'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { EdgePrint } from '../edge-print.tsx'
import { Still } from '../still.tsx'
import { WaxCircle } from './wax-circle.tsx'

const DRAWN = [headland, compass, lantern, boat, coast]
const CHOSEN = 5

/** One line becomes six frames: five are drawn, one of them is chosen, the sixth is on its way. */
export function IdeaSheet() {
  const { t } = useLingui()
  return (
    <div className="idea">
      <p className="idea-line">
        <PenLine />
        <span>{t`Every lighthouse blinks its own name`}</span>
        <i className="caret" aria-hidden="true" />
        <span className="badge">{t`Example`}</span>
        <span className="edge facts-of-idea">
          <span>01:00</span>
          <span>9:16</span>
          <span>{t`Storytelling`}</span>
        </span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone, so the keyboard must reach it */}
      <ol className="sheet" aria-label={t`Six scenes made from that idea`} tabIndex={0}>
        {DRAWN.map((src, index) => (
          <li key={src}>
            <Still src={src} ratio="9/16" alt={t`Scene ${index + 1}`} />
            <EdgePrint number={index + 1} />
            {index + 1 === CHOSEN && <WaxCircle />}
          </li>
        ))}
        <li>
          <PencilFrame ratio="9/16" state="running">
            <span>{t`drawing`}</span>
          </PencilFrame>
          <EdgePrint number={DRAWN.length + 1} />
        </li>
      </ol>
    </div>
  )
}
