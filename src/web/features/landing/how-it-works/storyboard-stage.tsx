import { useLingui } from '@lingui/react/macro'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { EdgePrint } from '../edge-print.tsx'

const NUMBERS = [1, 2, 3, 4, 5, 6]

export function StoryboardStage() {
  const { t } = useLingui()
  return (
    <figure className="stage-frames" aria-label={t`Six planned scenes`}>
      {NUMBERS.map((number) => (
        <div key={number}>
          <PencilFrame ratio="9/16" />
          <EdgePrint number={number} />
        </div>
      ))}
    </figure>
  )
}
