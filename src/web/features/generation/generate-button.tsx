import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { Button } from '#web/ui/button.tsx'
import { generationObstacle, OBSTACLE_TEXTS } from './generation-obstacle.ts'
import { CancelButton } from './stop-buttons.tsx'
import { TRACKS } from './tracks.ts'
import { useGenerate } from './use-generate.ts'
import './generation.css'

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
  const name = i18n._(TRACKS[kind].name)
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

/** What makes one asset of a scene, at which price, and why it may not be pressed now. */
export function useTrackPress(kind: TrackKind, scene: Scene) {
  const { t, i18n } = useLingui()
  const { storyboard, priceOf, hasCredits, isCapped, isVoiceSupported } = useBench()
  const obstacle = generationObstacle(kind, scene, { status: storyboard.status, hasCredits })
  const price = priceOf?.(kind, scene)
  const generate = useGenerate(storyboard, kind, price)
  const capped = isCapped[kind] ? t`Stopped by your spending cap` : undefined
  const reason = obstacle ? i18n._(OBSTACLE_TEXTS[obstacle]) : capped
  // Pressed all the same, it offers to reopen the storyboard.
  const isClosed = obstacle === 'complete' && !isCapped[kind]
  return {
    price,
    reason,
    isRunning: obstacle === 'running',
    isStarting: generate.isPending,
    // Nothing is pressed before its price is on it.
    isOff:
      price === undefined ||
      (reason !== undefined && !isClosed) ||
      (kind === 'voice' && !isVoiceSupported(scene)),
    make: () => whenOpen(storyboard, () => generate.mutate(scene), price),
  }
}
