import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { TRACK_KINDS } from '#contract/scene.ts'
import { type TrackPrice, tracksToMake } from '#contract/tracks.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { MakeMissingDialog, useMakeObstacle } from './make-missing-dialog.tsx'
import { partsDue } from './parts-due.ts'
import { StopEverything } from './stop-buttons.tsx'
import { useMakeMissing } from './use-generate.ts'
import './make-missing.css'

type NextStepProps = {
  /** All that is planned is there and up to date. */
  isFinished: boolean
  onExport: () => void
}

/** The one next step of a production: makes what is missing, stops what is being made, or leads on to the export. */
export function NextStep({ isFinished, onExport }: NextStepProps) {
  const { storyboard, priceOf } = useEditor()
  // There the scene's own next step is the main one.
  const isSceneView = useSearchParams()[0].get('view') === 'scene'
  const isRunning = storyboard.scenes.some((scene) =>
    TRACK_KINDS.some((kind) => scene[kind].status === 'processing'),
  )
  return (
    <>
      {isRunning && <StopEverything />}
      {priceOf && <MakeButton priceOf={priceOf} isMain={!isRunning && !isSceneView} />}
      {isFinished && !isRunning && (
        <Button variant="primary" onClick={onExport}>
          <Trans>Next: Export</Trans>
          <ArrowRight />
        </Button>
      )}
    </>
  )
}

/** One press makes it; what does not go at one press is explained in the list that the arrow opens. */
function MakeButton({ priceOf, isMain }: { priceOf: TrackPrice; isMain: boolean }) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const [isListed, setListed] = useState(false)
  const due = partsDue(storyboard.scenes, priceOf, (scene) =>
    tracksToMake(scene, storyboard.visuals),
  )
  const make = useMakeMissing(storyboard, due.credits)
  const { isOff } = useMakeObstacle(due)
  const variant = isMain ? 'primary' : 'secondary'
  if (due.count === 0 && !isListed) return null
  return (
    <span className="make-missing">
      <Button
        needs="edit"
        variant={variant}
        price={due.credits}
        busy={make.isPending}
        onClick={() => (isOff ? setListed(true) : make.mutate(undefined))}
      >
        <Trans>Make what is missing</Trans>
      </Button>
      <Button
        needs="edit"
        variant={variant}
        square
        icon={ChevronDown}
        aria-label={t`What will be made`}
        aria-haspopup="dialog"
        onClick={() => setListed(true)}
      />
      {isListed && <MakeMissingDialog priceOf={priceOf} onClose={() => setListed(false)} />}
    </span>
  )
}
