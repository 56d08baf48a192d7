import { Trans } from '@lingui/react/macro'
import { plannedTracks } from '#contract/storyboard-plan.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { type TrackLook, trackLook } from './track-looks.ts'
import './track-dots.css'

/** How many of the planned assets are made, are being made, are out of date, failed, or are not there. */
export function TrackLegend() {
  const { scenes, visuals, status } = useEditor().storyboard
  const shapes = scenes.flatMap((scene) =>
    plannedTracks(visuals).map((kind) => trackLook(scene[kind]).shape),
  )
  const count = (shape: TrackLook['shape']) => shapes.filter((one) => one === shape).length
  const [ready, busy, stale, failed, none] = [
    count('ready'),
    count('busy'),
    count('stale'),
    count('failed'),
    count('none'),
  ]
  if (status === 'draft') {
    return (
      <p className="text-sm text-muted">
        <Trans>
          Read it, change any text in place, then confirm. Nothing is generated before that.
        </Trans>
      </p>
    )
  }
  return (
    <p className="track-legend">
      <span>
        <i className="dot" data-s="ready" /> <Trans>{ready} made</Trans>
      </span>
      {busy > 0 && (
        <span>
          <i className="dot" data-s="busy" /> <Trans>{busy} running</Trans>
        </span>
      )}
      {stale > 0 && (
        <span>
          <i className="dot" data-s="stale" /> <Trans>{stale} out of date</Trans>
        </span>
      )}
      {failed > 0 && (
        <span>
          <i className="dot" data-s="failed" /> <Trans>{failed} failed</Trans>
        </span>
      )}
      {none > 0 && (
        <span>
          <i className="dot" data-s="none" /> <Trans>{none} missing</Trans>
        </span>
      )}
    </p>
  )
}
