import { useLingui } from '@lingui/react/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useProgress } from '#web/features/generation/use-progress.ts'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { timecode } from '#web/lib/timecode.ts'
import type { TrackLook } from './track-looks.ts'

/** What a track's state says in a word or two: of what is made its length, of what is being made what is left. */
export function useTrackWord(kind: TrackKind, scene: Scene, { shape }: TrackLook): string {
  const { t } = useLingui()
  const { asset, generation, status } = scene[kind]
  const { share, leftMs } = useProgress(status === 'processing' ? generation : null)
  switch (shape) {
    case 'none':
      return t`Missing`
    case 'still':
      return t`Still`
    case 'stale':
      return t`Out of date`
    case 'failed':
      return t`Failed`
    case 'busy':
      return leftMs !== null ? t`${timecode(leftMs)} left` : t`${Math.round(share * 100)} %`
    default:
      return kind !== 'image' && asset?.durationMs ? t`${inSeconds(asset.durationMs)} s` : t`Ready`
  }
}
