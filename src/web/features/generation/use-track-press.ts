import { useLingui } from '@lingui/react/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { generationObstacle, OBSTACLE_TEXTS } from './generation-obstacle.ts'
import { useGenerate } from './use-generate.ts'

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
