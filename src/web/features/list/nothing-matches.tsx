import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The list has items, but none that the search and the filter let through. */
export function NothingMatches({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      sketch={['16/9']}
      title={title}
      text={t`Try adjusting your search or filter criteria`}
    />
  )
}
