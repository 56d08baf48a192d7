import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { type Shape, shapesOf } from './track-looks.ts'
import './track-dots.css'

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
