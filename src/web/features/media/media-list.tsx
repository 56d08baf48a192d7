import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import { MediaCard } from './media-card.tsx'
import { filterInput, type MediaFilter } from './media-filter.ts'
import { MediaPreview } from './media-preview.tsx'
import { MediaSkeletons } from './media-skeletons.tsx'
import { UploadMediaButton } from './upload-media-button.tsx'

type Chosen = { item: MediaItem; to: 'look' | 'delete' }

/** The media that match the filter, page by page. */
export function MediaList({ filter }: { filter: MediaFilter }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const list = useMedia(useDeferredValue(filter))

  if (list.isPending) return <MediaSkeletons />
  if (list.isError) {
    return (
      <Alert
        tone="danger"
        urgent
        title={t`Your media could not be loaded`}
        actions={<Button size="sm" onClick={() => void list.refetch()}>{t`Try again`}</Button>}
      >
        {errorMessage(list.error)}
      </Alert>
    )
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <NothingFound filter={filter} />
  return (
    <>
      <ul className="just" aria-label={t`Media`}>
        {items.map((item) => (
          <MediaCard
            key={item.id}
            item={item}
            onLook={() => setChosen({ item, to: 'look' })}
            onDelete={() => setChosen({ item, to: 'delete' })}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-4">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      {chosen?.to === 'look' && <MediaPreview item={chosen.item} onClose={() => setChosen(null)} />}
      {chosen?.to === 'delete' && (
        <DeleteMediaDialog item={chosen.item} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

function useMedia(filter: MediaFilter) {
  return useInfiniteQuery(
    api.media.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...filterInput(filter),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}

function NothingFound({ filter }: { filter: MediaFilter }) {
  const { t } = useLingui()
  const isFiltered = filter.search.trim() !== '' || filter.type !== 'all'
  return (
    <div className="panel">
      {isFiltered ? (
        <EmptyState
          sketch={['16/9']}
          title={t`No matching media`}
          text={t`Try adjusting your search or filter criteria`}
        />
      ) : (
        <EmptyState
          sketch={['9/16', '1/1', '16/9']}
          title={t`No media yet`}
          text={t`Pictures you upload, and everything your storyboards make, are kept here.`}
          action={<UploadMediaButton />}
        />
      )}
    </div>
  )
}
