import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { isFiltering } from '#web/features/list/list-filter.tsx'
import { NothingMatches, PagedList } from '#web/features/list/paged-list.tsx'
import { TranslateDialog } from '#web/features/translate/translate-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { DeleteStoryboardDialog } from './delete-storyboard-dialog.tsx'
import { StoryboardCard } from './storyboard-card.tsx'
import { type StoryboardFilter, useStoryboards } from './use-storyboards.ts'

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

const COUNT = 6

function StoryboardSkeletons() {
  const { t } = useLingui()
  return (
    <div className="cards" aria-busy="true">
      <output className="sr-only">{t`Loading storyboards`}</output>
      {Array.from({ length: COUNT }, (_, index) => (
        <div key={index} className="panel sb" aria-hidden="true">
          <div className="stagebox opacity-60" />
          <div className="body">
            <Skeleton className="h-5.25 w-4/5" />
            <div className="flex gap-2">
              <Skeleton className="h-5.5 w-20" />
              <Skeleton className="h-5.5 w-12" />
            </div>
            <div className="grid gap-3">
              <Skeleton />
              <Skeleton className="w-3/5" />
            </div>
          </div>
          <div className="foot">
            <Skeleton className="h-(--control-h-sm) w-17" />
            <div className="grid gap-2.5">
              <Skeleton className="w-24" />
              <Skeleton className="w-20" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
