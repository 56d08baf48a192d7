import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Images, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { useStoryboardCounts } from '#web/features/storyboard/use-storyboard-counts.ts'
import { api } from '#web/lib/api.ts'
import { ScenesGlyph } from '#web/ui/glyphs.ts'

export function QuickLinks() {
  const storyboardCount = useStoryboardCounts().counts?.all
  const { data: media } = useQuery(api.media.count.queryOptions({ input: {} }))
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
          <Count of={media && media.image + media.video + media.audio} />
          <ChevronRight />
        </Link>
        <Link to="/dashboard/storyboard">
          <ScenesGlyph />
          <Trans>All Storyboards</Trans>
          <Count of={storyboardCount} />
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

/** Nothing while it is not known, and nothing for none. */
function Count({ of: count }: { of: number | undefined }) {
  const { i18n } = useLingui()
  return count ? <span className="mono">{i18n.number(count)}</span> : null
}
