import { useLingui } from '@lingui/react/macro'
import { History, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { tracksToUpdate } from '#contract/tracks-to-update.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { partsDue } from '#web/features/generation/parts-due.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { UpdateDialog } from '#web/features/generation/update-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

/** What of a scene no longer matches its texts, and the way to make it again. */
export function StaleNote({ scene }: { scene: Scene }) {
  const { t, i18n } = useLingui()
  const { storyboard, prices } = useBench()
  const [isAsking, setAsking] = useState(false)
  const stale = TRACK_KINDS.filter((kind) => scene[kind].isStale)
  const number = scene.orderIndex + 1
  if (!prices || (stale.length === 0 && !isAsking)) return null
  const names = new Intl.ListFormat(i18n.locale).format(
    stale.map((kind) => i18n._(TRACK_FACTS[kind].name)),
  )
  const { count, credits } = partsDue([scene], prices, tracksToUpdate)
  const isOpen = storyboard.status !== 'complete' && count > 0
  return (
    <div className="stale-note">
      <History />
      <p>{t`Out of date: ${names}`}</p>
      {isOpen && (
        <Button size="sm" icon={RefreshCw} price={credits} onClick={() => setAsking(true)}>
          {t`Update`}
          <span className="sr-only">{t`, scene ${number}`}</span>
        </Button>
      )}
      {isAsking && <UpdateDialog scene={scene} prices={prices} onClose={() => setAsking(false)} />}
    </div>
  )
}
