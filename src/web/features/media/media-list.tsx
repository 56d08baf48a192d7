import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { NothingMatches } from '#web/features/list/nothing-matches.tsx'
import { PagedList } from '#web/features/list/paged-list.tsx'
import { isFiltering } from '#web/features/list/use-list-filter.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import { MediaCard } from './media-card.tsx'
import type { MediaFilter } from './media-filter.ts'
import { MediaPreview } from './media-preview.tsx'
import { MediaSkeletons } from './media-skeletons.tsx'
import { UploadMediaButton } from './upload-media-button.tsx'
import { PendingCard } from './pending-card.tsx'
import { useMedia } from './use-media.ts'
import { usePendingMedia } from './use-pending-media.ts'

type Chosen = { item: MediaItem; to: 'look' | 'delete' }

/** The media that the filter lets through, each in its own ratio. */
export function MediaList({ filter }: { filter: MediaFilter }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const list = useMedia(filter)
  const pending = usePendingMedia(filter)
  const empty = isFiltering(filter) ? <NothingMatches title={t`No matching media`} /> : <NoMedia />
  const cards = (items: MediaItem[]) => (
    <ul className="just" aria-label={t`Media`}>
      {pending.map((item) => (
        <PendingCard key={item.id} item={item} />
      ))}
      {items.map((item) => (
        <MediaCard
          key={item.id}
          item={item}
          onLook={() => setChosen({ item, to: 'look' })}
          onDelete={() => setChosen({ item, to: 'delete' })}
        />
      ))}
    </ul>
  )
  const hasOnlyPending =
    pending.length > 0 && list.data?.pages.every(({ items }) => items.length === 0)
  if (hasOnlyPending) return cards([])
  return (
    <>
      <PagedList
        list={list}
        skeletons={<MediaSkeletons />}
        failureTitle={t`Your media could not be loaded`}
        empty={empty}
      >
        {cards}
      </PagedList>
      {chosen?.to === 'look' && <MediaPreview item={chosen.item} onClose={() => setChosen(null)} />}
      {chosen?.to === 'delete' && (
        <DeleteMediaDialog item={chosen.item} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

function NoMedia() {
  const { t } = useLingui()
  return (
    <EmptyState
      sketch={['9/16', '1/1', '16/9']}
      title={t`No media yet`}
      text={t`Pictures you upload, and everything your storyboards make, are kept here.`}
      action={<UploadMediaButton />}
    />
  )
}
