import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelButton } from './cancel-button.tsx'
import { generationObstacle, OBSTACLE_TEXTS } from './generation-obstacle.ts'
import { TRACK_FACTS } from './track-kinds.ts'
import { useGenerate } from './use-generate.ts'
import './generate-button.css'

type GenerateButtonProps = { kind: TrackKind; scene: Scene; children: ReactNode }

/** Makes, or makes again, one asset of a scene, at the price it shows; while it runs, stops it. */
export function GenerateButton({ kind, scene, children }: GenerateButtonProps) {
  const { t, i18n } = useLingui()
  const { storyboard, prices, hasCredits, isCapped, isVoiceSupported } = useBench()
  const track = scene[kind]
  const number = scene.orderIndex + 1
  const name = i18n._(TRACK_FACTS[kind].name)
  const obstacle = generationObstacle(kind, scene, { status: storyboard.status, hasCredits })
  const isRunning = obstacle === 'running'
  const isMade = track.asset !== null
  const price = prices?.[TRACK_FACTS[kind].operation]
  const generate = useGenerate(storyboard, kind, price)
  const reason = obstacle ? i18n._(OBSTACLE_TEXTS[obstacle]) : cappedReason()
  const isOff = reason !== undefined || (kind === 'voice' && !isVoiceSupported)

  function cappedReason() {
    return isCapped[kind] ? t`Stopped by your spending cap` : undefined
  }

  return (
    <span className="generate">
      <Button
        size="sm"
        icon={isMade ? RotateCw : Plus}
        busy={isRunning || generate.isPending}
        disabled={!isRunning && isOff}
        title={reason}
        onClick={() => generate.mutate(scene)}
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
