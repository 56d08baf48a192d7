import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert, Copy, History } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Asset, isSoft, SHARP_FROM_PX } from '#contract/asset.ts'
import type { Track } from '#contract/scene.ts'
import { asSentence, inReaderWords } from '#web/lib/error-message.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

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

const MOST_SHOWN = 5

/** What of its prompt is not in a picture, in the prompt's own words. */
export function Undrawn({ asset }: { asset: Asset | null }) {
  if (!asset || asset.undrawn.length === 0) return null
  const words = asset.undrawn.slice(0, MOST_SHOWN).join(', ')
  return (
    <p className="text-sm text-muted">
      <Trans>Not drawn: {words}</Trans>
    </p>
  )
}

/** Says of a picture that its model could not draw it after the reference pictures. */
export function ReferencesNote({ asset }: { asset: Asset | null }) {
  if (!asset?.isWithoutReferences) return null
  return (
    <p className="text-sm text-muted">
      <Trans>Drawn without the reference pictures: its model cannot draw after pictures.</Trans>
    </p>
  )
}

/** Says of a picture that is enlarged in the video, and what to do about it. */
export function SoftNote({ asset }: { asset: Asset | null }) {
  if (!asset || !isSoft(asset)) return null
  const { width, height } = asset
  return (
    <p className="text-xs text-muted">
      <Trans>
        {width} × {height}: softer than the video. Pictures of at least {SHARP_FROM_PX} pixels on
        the short side stay sharp.
      </Trans>
    </p>
  )
}

/** What an image was drawn from beside its prompt, to note down. */
export function SeedNote({ seed }: { seed: number }) {
  const { t } = useLingui()
  const number = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(String(seed))
      setCopied(true)
    } catch {
      // Without TLS a page has no clipboard; what is selected can be copied by hand.
      if (number.current) getSelection()?.selectAllChildren(number.current)
    }
  }

  return (
    <p className="flex items-center gap-1 text-sm text-muted">
      <Trans>
        Seed{' '}
        <span ref={number} className="tc">
          {seed}
        </span>
      </Trans>
      <Button
        variant="ghost"
        size="sm"
        square
        icon={isCopied ? Check : Copy}
        aria-label={isCopied ? t`Seed copied` : t`Copy the seed ${{ seed }}`}
        onClick={() => void copy()}
      />
    </p>
  )
}
