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

type GenerateButtonProps = { kind: TrackKind; scene: Scene; children: ReactNode }

/** Makes, or makes again, one asset of a scene, at the price it shows; while it runs, stops it. */
export function GenerateButton({ kind, scene, children }: GenerateButtonProps) {
  const { t, i18n } = useLingui()
  const { storyboard, prices, hasCredits, isVoiceSupported } = useBench()
  const generate = useGenerate(storyboard, kind)
  const track = scene[kind]
  const number = scene.orderIndex + 1
  const name = i18n._(TRACK_FACTS[kind].name)
  const obstacle = generationObstacle(kind, scene, { status: storyboard.status, hasCredits })
  const isRunning = obstacle === 'running'
  const isMade = track.asset !== null
  const price = prices?.[TRACK_FACTS[kind].operation]

  return (
    <>
      <Button
        size="sm"
        icon={isMade ? RotateCw : Plus}
        busy={isRunning || generate.isPending}
        disabled={!isRunning && (obstacle !== null || (kind === 'voice' && !isVoiceSupported))}
        title={obstacle ? i18n._(OBSTACLE_TEXTS[obstacle]) : undefined}
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
          {obstacle && !isRunning && `. ${i18n._(OBSTACLE_TEXTS[obstacle])}`}
        </span>
      </Button>
      {isRunning && track.generation && (
        <CancelButton generation={track.generation} label={t`Stop ${name} of scene ${number}`} />
      )}
    </>
  )
}
