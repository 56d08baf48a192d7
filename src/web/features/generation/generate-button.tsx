import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelButton } from './cancel-button.tsx'
import { TRACK_FACTS } from './track-kinds.ts'
import { useTrackPress } from './use-track-press.ts'
import './generate-button.css'

type GenerateButtonProps = {
  kind: TrackKind
  scene: Scene
  children: ReactNode
}

/** Makes, or makes again, one asset of a scene, at the price it shows; while it runs, stops it. */
export function GenerateButton(props: GenerateButtonProps) {
  const { kind, scene, children } = props
  const { t, i18n } = useLingui()
  const { price, reason, isRunning, isStarting, isOff, make } = useTrackPress(kind, scene)
  const track = scene[kind]
  const number = scene.orderIndex + 1
  const name = i18n._(TRACK_FACTS[kind].name)
  const isMade = track.asset !== null

  return (
    <span className="generate">
      <Button
        needs="edit"
        size="sm"
        icon={isMade ? RotateCw : Plus}
        busy={isRunning || isStarting}
        disabled={!isRunning && isOff}
        title={reason}
        onClick={make}
        {...(price !== undefined && { price })}
      >
        {children}
        <span className="sr-only">
          {isRunning ? (
            <Trans>, scene {number}, in progress</Trans>
          ) : isMade ? (
            <Trans>, scene {number}, regenerate</Trans>
          ) : (
            <Trans>, scene {number}, generate</Trans>
          )}
          {reason && !isRunning && `. ${reason}`}
        </span>
      </Button>
      {isRunning && track.generation && (
        <CancelButton generation={track.generation} label={t`Stop ${name} of scene ${number}`} />
      )}
    </span>
  )
}
