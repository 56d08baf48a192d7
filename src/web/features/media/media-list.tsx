import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { MEDIA_AT_ONCE_MAX } from '#contract/limits.ts'
import type { MediaItem } from '#contract/media.ts'
import { NothingMatches } from '#web/features/list/nothing-matches.tsx'
import { PagedList } from '#web/features/list/paged-list.tsx'
import { isFiltering } from '#web/features/list/use-list-filter.ts'
import { useSelection } from '#web/features/list/use-selection.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import type { MediaFilter } from './media-filter.ts'
import { MediaGrid } from './media-grid.tsx'
import { MediaPreview } from './media-preview.tsx'
import { MediaSkeletons } from './media-skeletons.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { UploadMediaButton } from './upload-media-button.tsx'
import { UseInSceneDialog } from './use-in-scene-dialog.tsx'
import { useMedia } from './use-media.ts'
import { usePendingMedia } from './use-pending-media.ts'

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
