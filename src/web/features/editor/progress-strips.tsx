import type { Scene, TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { type TrackLook, trackLook } from '#web/features/scene/track-looks.ts'

const COLOURS: Record<TrackLook['shape'], string> = {
  ready: 'var(--success)',
  still: 'var(--success)',
  busy: 'var(--info)',
  stale: 'var(--warning)',
  failed: 'var(--danger)',
  none: 'transparent',
}

type ProgressStripsProps = { scenes: Scene[]; kinds: readonly TrackKind[] }

/** The sheet of all scenes at a glance, a strip for each kind; the sheet itself says it in words. */
export function ProgressStrips({ scenes, kinds }: ProgressStripsProps) {
  return (
    <span className="prog-strips" aria-hidden="true">
      {kinds.map((kind) => {
        const Icon = TRACK_FACTS[kind].icon
        return (
          <span key={kind}>
            <Icon />
            <i style={{ backgroundImage: stripOf(scenes, kind) }} />
          </span>
        )
      })}
    </span>
  )
}

/** One band a scene, in one drawing whatever their number. */
function stripOf(scenes: Scene[], kind: TrackKind): string {
  const bands = scenes.map((scene, index) => {
    const colour = COLOURS[trackLook(scene[kind]).shape]
    return `${colour} ${(index / scenes.length) * 100}% ${((index + 1) / scenes.length) * 100}%`
  })
  return `linear-gradient(to right, ${bands.join(', ')})`
}
