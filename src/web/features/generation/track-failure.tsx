import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Track } from '#contract/scene.ts'
import { ServerWords } from '#web/features/language/server-words.tsx'

/** Why the last attempt failed, and that it cost nothing. */
export function TrackFailure({ track }: { track: Track }) {
  const { generation } = track
  if (generation?.state !== 'failed') return null
  return (
    <p className="err" role="alert">
      <CircleAlert />
      <span>
        <ServerWords text={generation.failure} /> <Trans>Not charged.</Trans>
      </span>
    </p>
  )
}
