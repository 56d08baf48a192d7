import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Track } from '#contract/scene.ts'

/** Why the last attempt failed, and that it cost nothing. */
export function TrackFailure({ track }: { track: Track }) {
  const failure = failureOf(track)
  if (failure === null) return null
  return (
    <p className="err" role="alert">
      <CircleAlert />
      <span>
        {failure} <Trans>Not charged.</Trans>
      </span>
    </p>
  )
}

/** The reason the last attempt at an asset failed; null when it did not. */
export function failureOf({ generation }: Track) {
  return generation?.state === 'failed' ? (generation.failure ?? '') : null
}
