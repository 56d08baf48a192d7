import { Trans, useLingui } from '@lingui/react/macro'
import type { StoryboardFilter } from './storyboard-filter.ts'
import { useStoryboardCounts } from './use-storyboard-counts.ts'
import { useStoryboards } from './use-storyboards.ts'

/** "24 of 5,000": how much of what was found is on screen; also told to those who cannot see it. */
export function ShownCount({ filter }: { filter: StoryboardFilter }) {
  const { i18n } = useLingui()
  const { data, isPlaceholderData } = useStoryboards(filter)
  const { counts } = useStoryboardCounts(filter.search)
  const shown = i18n.number(data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0)
  const found = counts?.[filter.choice] ?? 0
  const total = i18n.number(found)
  return (
    <output className="shown">
      {data && found > 0 && !isPlaceholderData && (
        <Trans>
          {shown} of {total}
        </Trans>
      )}
    </output>
  )
}
