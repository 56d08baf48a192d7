import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { StoryboardStatus } from '#contract/storyboard.ts'

export type StoryboardFilter = { search: string; status: StoryboardStatus | 'all' }

type StoryboardToolbarProps = {
  filter: StoryboardFilter
  onChange: (filter: StoryboardFilter) => void
}

export function StoryboardToolbar({ filter, onChange }: StoryboardToolbarProps) {
  const { t } = useLingui()
  return (
    <search className="toolbar">
      <div className="input-icon">
        <Search />
        <input
          className="input"
          type="search"
          placeholder={t`Search storyboards...`}
          aria-label={t`Search storyboards`}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <select
        className="select"
        aria-label={t`Status`}
        value={filter.status}
        onChange={(event) =>
          onChange({ ...filter, status: event.target.value as StoryboardFilter['status'] })
        }
      >
        <option value="all">{t`All Storyboards`}</option>
        <option value="draft">{t`Drafts`}</option>
        <option value="processing">{t`Processing`}</option>
        <option value="complete">{t`Completed`}</option>
      </select>
    </search>
  )
}
