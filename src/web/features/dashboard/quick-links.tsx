import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, Images, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { useStoryboardCounts } from '#web/features/storyboard/use-storyboard-counts.ts'
import { ScenesGlyph } from '#web/ui/glyphs.ts'

export function QuickLinks() {
  const { i18n } = useLingui()
  const counts = useStoryboardCounts()
  return (
    <section className="panel" aria-labelledby="quick-links">
      <div className="panel-head">
        <h2 id="quick-links">
          <Trans>Quick Links</Trans>
        </h2>
      </div>
      <div className="qlinks">
        <Link to="/dashboard/media">
          <Images />
          <Trans>My Media</Trans>
          <ChevronRight />
        </Link>
        <Link to="/dashboard/storyboard">
          <ScenesGlyph />
          <Trans>All Storyboards</Trans>
          <span className="mono">{counts && i18n.number(counts.all)}</span>
          <ChevronRight />
        </Link>
        <Link to="/dashboard/settings">
          <Settings />
          <Trans>Account Settings</Trans>
          <ChevronRight />
        </Link>
      </div>
    </section>
  )
}
