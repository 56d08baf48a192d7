import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Visuals } from '#contract/options.ts'
import { plannedTracks } from '#contract/plan-cost.ts'
import type { Scene, Track, TrackStatus } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import './track-dots.css'

export type Shape = 'none' | 'busy' | 'ready' | 'stale' | 'failed' | 'still'

export type TrackLook = {
  shape: Shape
  name: MessageDescriptor
}

/** The shape that stands for a status, and its word: the colour only repeats them. */
const LOOKS: Record<TrackStatus, TrackLook> = {
  pending: { shape: 'none', name: msg`not made` },
  processing: { shape: 'busy', name: msg`in progress` },
  complete: { shape: 'ready', name: msg`ready` },
  failed: { shape: 'failed', name: msg`failed` },
}

/** Ready, but its text or image has been edited since. */
const STALE_LOOK: TrackLook = { shape: 'stale', name: msg`out of date` }

/** No clip is planned: the image moves instead. */
const STILL_LOOK: TrackLook = { shape: 'still', name: msg`still` }

/** How a scene's clip, or its stand-in, looks. */
export function clipLook(scene: Scene, visuals: Visuals): TrackLook {
  const { clip, image } = scene
  const isStill = visuals === 'stills' && !clip.asset && clip.status === 'pending' && image.asset
  return isStill ? STILL_LOOK : trackLook(clip)
}

export function trackLook({ status, isStale }: Track): TrackLook {
  return isStale && status === 'complete' ? STALE_LOOK : LOOKS[status]
}

/** Of the assets that are planned for a scene. */
export function shapesOf(scene: Scene, visuals: Visuals): Shape[] {
  return plannedTracks(visuals).map((kind) => trackLook(scene[kind]).shape)
}

type TrackLegendProps = {
  /** The state whose scenes are shown alone. */
  only: Shape | null
  onOnly: (only: Shape | null) => void
}

/** How many of the planned assets stand how; a press shows the scenes that have such a one alone. */
export function TrackLegend({ only, onOnly }: TrackLegendProps) {
  const { t } = useLingui()
  const { scenes, visuals, status } = useEditor().storyboard
  if (status === 'draft') {
    return (
      <p className="text-sm text-muted">
        <Trans>
          Read it, change any text in place, then confirm. Nothing is generated before that.
        </Trans>
      </p>
    )
  }
  const shapes = scenes.flatMap((scene) => shapesOf(scene, visuals))
  const count = (shape: Shape) => shapes.filter((one) => one === shape).length
  const [ready, busy, stale] = [count('ready'), count('busy'), count('stale')]
  const [failed, none] = [count('failed'), count('none')]
  const entries: { shape: Shape; count: number; words: ReactNode }[] = [
    { shape: 'ready', count: ready, words: <Trans>{ready} made</Trans> },
    { shape: 'busy', count: busy, words: <Trans>{busy} running</Trans> },
    { shape: 'stale', count: stale, words: <Trans>{stale} out of date</Trans> },
    { shape: 'failed', count: failed, words: <Trans>{failed} failed</Trans> },
    { shape: 'none', count: none, words: <Trans>{none} missing</Trans> },
  ]
  return (
    <fieldset className="track-legend" aria-label={t`Show only`}>
      {entries
        .filter((entry) => entry.shape === 'ready' || entry.count > 0)
        .map(({ shape, count: many, words }) => (
          <button
            key={shape}
            type="button"
            aria-pressed={shape === only && many > 0}
            disabled={many === 0}
            onClick={() => onOnly(shape === only ? null : shape)}
          >
            <i className="dot" data-s={shape} />
            <span className="many" aria-hidden="true">
              {many}
            </span>
            <span className="words">{words}</span>
          </button>
        ))}
    </fieldset>
  )
}
