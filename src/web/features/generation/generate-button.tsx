import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelButton } from './cancel-button.tsx'
import { generationObstacle, OBSTACLE_TEXTS } from './generation-obstacle.ts'
import { TRACK_FACTS } from './track-kinds.ts'
import { useGenerate } from './use-generate.ts'
import './generate-button.css'

type GenerateButtonProps = {
  kind: TrackKind
  scene: Scene
  /** Of little room: the sign of the asset stands for the words. */
  isCompact?: boolean
  children: ReactNode
}

/** Makes, or makes again, one asset of a scene, at the price it shows; while it runs, stops it. */
export function GenerateButton(props: GenerateButtonProps) {
  const { kind, scene, isCompact = false, children } = props
  const { t, i18n } = useLingui()
  const { storyboard, prices, hasCredits, isCapped, isVoiceSupported } = useBench()
  const track = scene[kind]
  const number = scene.orderIndex + 1
  const { icon: Sign, name: trackName, operation } = TRACK_FACTS[kind]
  const name = i18n._(trackName)
  const obstacle = generationObstacle(kind, scene, { status: storyboard.status, hasCredits })
  const isRunning = obstacle === 'running'
  const isMade = track.asset !== null
  const price = prices?.[operation]
  const generate = useGenerate(storyboard, kind, price)
  const reason = obstacle ? i18n._(OBSTACLE_TEXTS[obstacle]) : cappedReason()
  const isClosed = obstacle === 'complete' && !isCapped[kind]
  const isOff = (reason !== undefined && !isClosed) || (kind === 'voice' && !isVoiceSupported)

  function cappedReason() {
    return isCapped[kind] ? t`Stopped by your spending cap` : undefined
  }

  return (
    <span className="generate">
      <Button
        size="sm"
        {...(!isCompact && { icon: isMade ? RotateCw : Plus })}
        busy={isRunning || generate.isPending}
        disabled={!isRunning && isOff}
        title={reason}
        onClick={() => whenOpen(storyboard, () => generate.mutate(scene), price ?? 0)}
        {...(price !== undefined && { price })}
      >
        {isCompact ? (
          <>
            <Sign />
            <span className="sr-only">{children}</span>
          </>
        ) : (
          children
        )}
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
