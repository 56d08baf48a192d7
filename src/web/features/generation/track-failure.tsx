import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Track } from '#contract/scene.ts'

/** Why the last attempt failed, and that it cost nothing. */
export function TrackFailure({ track }: { track: Track }) {
  const { generation } = track
  if (generation?.state !== 'failed') return null
  return (
    <p className="err" role="alert">
      <CircleAlert />
      <span>
        {generation.failure} <Trans>Not charged.</Trans>
      </span>
    </p>
  )
}
