import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'

/** What of a scene no longer matches its texts, and what making it again costs. */
export function StaleNote({ scene }: { scene: Scene }) {
  const { t, i18n } = useLingui()
  const { prices } = useBench()
  const stale = TRACK_KINDS.filter((kind) => scene[kind].isStale)
  if (stale.length === 0 || !prices) return null
  const names = new Intl.ListFormat(i18n.locale).format(
    stale.map((kind) => i18n._(TRACK_FACTS[kind].name)),
  )
  const credits = stale.reduce((sum, kind) => sum + prices[TRACK_FACTS[kind].operation], 0)
  return (
    <p className="stale-note">
      <History />
      {t`Out of date: ${names}. Making it again costs ${credits} credits.`}
    </p>
  )
}
