import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import { MEDIA_AT_ONCE_MAX } from '#contract/limits.ts'
import type { MediaItem, PendingMedia } from '#contract/media.ts'
import { isFiltering } from '#web/features/list/list-filter.tsx'
import { NothingMatches, PagedList, pageByPage } from '#web/features/list/paged-list.tsx'
import { useSelection } from '#web/features/list/use-selection.ts'
import { api } from '#web/lib/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { DeleteMediaDialog } from './delete-media.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaPreview } from './media-preview.tsx'
import type { MediaFilter } from './media-toolbar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { UploadMediaButton } from './upload-media-button.tsx'
import { UseInSceneDialog } from './use-in-scene-dialog.tsx'

type Opened = { what: 'look' | 'use' | 'tag' | 'delete'; ids: string[] }

/** The media that the filter lets through, and what can be done with one or many of them. */
export function MediaList({ filter }: { filter: MediaFilter }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useMedia(filter)
  const pending = usePendingMedia(filter)
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data])
  const selection = useSelection(items, MEDIA_AT_ONCE_MAX)
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const open = (what: Opened['what'], some: MediaItem[]) =>
    setOpened({ what, ids: some.map(({ id }) => id) })
  const close = () => setOpened(null)
  const meant = items.filter(({ id }) => opened?.ids.includes(id))
  const [one] = meant
  const grid = (
    <MediaGrid
      pending={pending}
      items={items}
      selection={selection}
      onLook={(item) => open('look', [item])}
      onDelete={(some) => open('delete', some)}
      onEnd={readOn}
    />
  )
  const isFiltered = isFiltering(filter) || filter.tag !== ''
  const hasOnlyPending = pending.length > 0 && list.isSuccess && items.length === 0
  if (hasOnlyPending) return grid
  return (
    <>
      <PagedList
        list={list}
        skeletons={<MediaSkeletons />}
        failureTitle={t`Your media could not be loaded`}
        empty={isFiltered ? <NothingMatches title={t`No matching media`} /> : <NoMedia />}
      >
        {() => grid}
      </PagedList>
      {selection.items.length > 0 && (
        <SelectionBar
          selection={selection}
          onTag={() => open('tag', selection.items)}
          onDelete={() => open('delete', selection.items)}
        />
      )}
      {opened?.what === 'look' && one && (
        <MediaPreview
          item={one}
          onUse={() => open('use', [one])}
          onTag={() => open('tag', [one])}
          onClose={close}
        />
      )}
      {opened?.what === 'use' && one && <UseInSceneDialog item={one} onClose={close} />}
      {opened?.what === 'tag' && one && <TagDialog items={meant} onClose={close} />}
      {opened?.what === 'delete' && one && <DeleteMediaDialog items={meant} onClose={close} />}
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

const RATIOS = [9 / 16, 16 / 9, 9 / 16, 1, 16 / 9, 9 / 16, 16 / 9, 1]

function MediaSkeletons() {
  const { t } = useLingui()
  return (
    <div className="just" aria-busy="true">
      <output className="sr-only">{t`Loading media`}</output>
      {RATIOS.map((ratio, index) => (
        <div
          key={index}
          className="mitem"
          data-wide={ratio > 1.2 || undefined}
          style={{ '--r': ratio } as CSSProperties}
          aria-hidden="true"
        >
          <Skeleton className="h-(--row)" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}

const PAGE_SIZE = 60

/** The media that the filter lets through, page by page. */
function useMedia({ search, choice, sort, tag }: MediaFilter) {
  return useInfiniteQuery(
    api.media.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search && { search }),
        ...(choice !== 'all' && { type: choice }),
        ...(tag && { tag }),
        ...(cursor && { cursor }),
        sort,
        limit: PAGE_SIZE,
      }),
      ...pageByPage,
    }),
  )
}

/** What has no file and the filter lets through: that whose title or prompt contains every word. */
function usePendingMedia({ search, choice, tag }: MediaFilter): PendingMedia[] {
  const { data = [] } = useQuery(api.media.pending.queryOptions())
  if (tag !== '') return []
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return data.filter(({ type, title, prompt }) => {
    if (choice !== 'all' && choice !== type) return false
    const text = `${title} ${prompt}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
