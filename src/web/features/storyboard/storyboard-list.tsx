import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { NothingMatches } from '#web/features/list/nothing-matches.tsx'
import { PagedList } from '#web/features/list/paged-list.tsx'
import { isFiltering } from '#web/features/list/use-list-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TranslateDialog } from '#web/features/translate/translate-dialog.tsx'
import { DeleteStoryboardDialog } from './delete-storyboard-dialog.tsx'
import { StoryboardCard } from './storyboard-card.tsx'
import type { StoryboardFilter } from './storyboard-filter.ts'
import { StoryboardSkeletons } from './storyboard-skeletons.tsx'
import { useStoryboards } from './use-storyboards.ts'

/** The cards of the storyboards that the filter lets through. */
export function StoryboardList({ filter }: { filter: StoryboardFilter }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<StoryboardSummary | null>(null)
  const [toTranslate, setToTranslate] = useState<StoryboardSummary | null>(null)
  const list = useStoryboards(filter)
  return (
    <>
      <PagedList
        list={list}
        skeletons={<StoryboardSkeletons />}
        failureTitle={t`The storyboards could not be loaded`}
        empty={
          isFiltering(filter) ? (
            <NothingMatches title={t`No matching storyboards`} />
          ) : (
            <NoStoryboards />
          )
        }
      >
        {(storyboards) => (
          <div className="cards">
            {storyboards.map((storyboard) => (
              <StoryboardCard
                key={storyboard.id}
                storyboard={storyboard}
                onTranslate={() => setToTranslate(storyboard)}
                onDelete={() => setChosen(storyboard)}
              />
            ))}
          </div>
        )}
      </PagedList>
      {toTranslate && (
        <TranslateDialog storyboard={toTranslate} onClose={() => setToTranslate(null)} />
      )}
      {chosen && <DeleteStoryboardDialog storyboard={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function NoStoryboards() {
  const { t } = useLingui()
  return (
    <EmptyState
      sketch={['9/16', '1/1', '16/9']}
      title={t`No storyboards yet`}
      text={t`A storyboard is a list of scenes: what is said, what is seen, how it moves.`}
      action={
        // The yellow one is New Storyboard, above it.
        <ButtonLink needs="edit" to="/dashboard/create">{t`Create Storyboard`}</ButtonLink>
      }
    />
  )
}
