import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { StoryboardList } from '#web/features/storyboard/storyboard-list.tsx'
import { StoryboardToolbar } from '#web/features/storyboard/storyboard-toolbar.tsx'
import { useStoryboardFilter } from '#web/features/storyboard/use-storyboards.ts'
import { titled } from '#web/lib/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import '#web/features/storyboard/storyboard.css'

export function meta() {
  return titled(msg`Storyboards · Reelwright`)
}

export default function Storyboards() {
  const [filter, setFilter] = useStoryboardFilter()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>
          <Trans>Storyboards</Trans>
        </h1>
        <div className="actions">
          <ButtonLink to="/dashboard/create" variant="primary" icon={Plus}>
            <Trans>New Storyboard</Trans>
          </ButtonLink>
        </div>
      </div>
      <StoryboardToolbar filter={filter} onChange={setFilter} />
      <StoryboardList filter={filter} />
    </div>
  )
}
