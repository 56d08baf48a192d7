import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Track } from '#contract/scene.ts'
import { asSentence } from '#web/lib/as-sentence.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'

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
