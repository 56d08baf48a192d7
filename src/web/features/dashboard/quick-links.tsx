import { Trans } from '@lingui/react/macro'
import { ChevronRight, Images, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { useOverview } from '#web/features/storyboard/use-overview.ts'
import { ScenesGlyph } from '#web/ui/glyphs.ts'

export function QuickLinks() {
  const overview = useOverview()
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
          <span className="mono">{overview?.total}</span>
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
