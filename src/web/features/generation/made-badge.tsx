import { useLingui } from '@lingui/react/macro'
import { Check, History } from 'lucide-react'
import type { Track } from '#contract/scene.ts'
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
