import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert, History } from 'lucide-react'
import type { Track } from '#contract/scene.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { asSentence } from '#web/lib/join-sentences.ts'
import { Badge } from '#web/ui/badge.tsx'

/** That an asset is there, and whether it still matches its text. */
export function MadeBadge({ track }: { track: Pick<Track, 'isStale' | 'status'> }) {
  const { t } = useLingui()
  if (track.status !== 'complete') return null
  return track.isStale ? (
    <Badge tone="warning" icon={History}>{t`Out of date`}</Badge>
  ) : (
    <Badge tone="success" icon={Check}>{t`Ready`}</Badge>
  )
}

/** Why the last attempt failed, and that it cost nothing. */
export function TrackFailure({ track }: { track: Track }) {
  const { i18n } = useLingui()
  const { generation } = track
  if (generation?.state !== 'failed') return null
  const why = generation.failure ? inReaderWords(i18n, generation.failure) : ''
  return (
    <p className="err" role="alert">
      <CircleAlert />
      <span>
        {asSentence(why, i18n.locale)} <Trans>Not charged.</Trans>
      </span>
    </p>
  )
}
