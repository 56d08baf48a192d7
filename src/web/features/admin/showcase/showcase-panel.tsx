import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ManagedShowcaseVideo } from '#contract/showcase.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ShowcaseForm } from './showcase-form.tsx'
import { ShowcaseRow } from './showcase-row.tsx'
import './showcase-panel.css'

/** The videos at the top of the landing page, in the order they play. */
export function ShowcasePanel() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useManagedShowcase()
  return (
    <div className="grid gap-4">
      <ShowcaseForm />
      {error && !data && (
        <LoadFailure
          title={t`Failed to load showcase videos`}
          error={error}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-80" />}
      {data?.length === 0 && (
        <div className="panel">
          <EmptyState
            sketch={['16/9']}
            title={t`No showcase videos yet`}
            text={t`The first one you upload stands at the top of the landing page at once.`}
          />
        </div>
      )}
      {data && data.length > 0 && <ShowcaseList videos={data} />}
    </div>
  )
}

function ShowcaseList({ videos }: { videos: ManagedShowcaseVideo[] }) {
  const { t } = useLingui()
  const { show, remove, reorder } = useShowcaseChanges()
  const [doomed, setDoomed] = useState<ManagedShowcaseVideo | null>(null)
  const [drag, setDrag] = useState<{ id: string; to: number } | null>(null)
  const shown = drag ? moved(videos, drag.id, drag.to) : videos

  function move(id: string, to: number): void {
    const ids = moved(videos, id, to).map((video) => video.id)
    const isSame = ids.every((one, index) => one === videos[index]?.id)
    if (!isSame) reorder.mutate({ ids })
  }

  function drop(): void {
    if (drag) move(drag.id, drag.to)
    setDrag(null)
  }

  return (
    <>
      <ol className="panel" aria-label={t`Showcase Videos`}>
        {shown.map((video, index) => (
          <ShowcaseRow
            key={video.id}
            video={video}
            index={index}
            isLast={index === shown.length - 1}
            isDragged={drag?.id === video.id}
            onMove={(to) => move(video.id, to)}
            onShow={(active) => show.mutate({ id: video.id, active })}
            onDelete={() => setDoomed(video)}
            onDragStart={() => setDrag({ id: video.id, to: index })}
            onDragOver={() => drag && drag.to !== index && setDrag({ ...drag, to: index })}
            onDrop={drop}
          />
        ))}
      </ol>
      {doomed && (
        <ConfirmDialog
          title={t`Are you sure you want to delete this video?`}
          action={t`Delete`}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id: doomed.id }, { onSettled: () => setDoomed(null) })}
          onClose={() => setDoomed(null)}
        >
          <p className="wrap-anywhere">
            <bdi>{doomed.title}</bdi>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function moved(videos: ManagedShowcaseVideo[], id: string, to: number): ManagedShowcaseVideo[] {
  const one = videos.filter((video) => video.id === id)
  return videos.filter((video) => video.id !== id).toSpliced(to, 0, ...one)
}

const LIST = api.showcase.all.queryOptions()
const BAR = 'showcase'

const say = (title: string) => showToast('success', { title, key: BAR })
const failed = (title: string) => (error: unknown) =>
  showToast('danger', { title, text: errorMessage(error), key: BAR })

function useManagedShowcase() {
  return useQuery(LIST)
}

/** What an admin does about the showcase videos; each answers with all of them as they are then. */
function useShowcaseChanges() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const keep = (videos: ManagedShowcaseVideo[]) => queryClient.setQueryData(LIST.queryKey, videos)
  return {
    show: useMutation(
      api.showcase.show.mutationOptions({
        onSuccess: (videos, { active }) => {
          keep(videos)
          say(active ? t`Video activated successfully` : t`Video deactivated successfully`)
        },
        onError: failed(t`Failed to update video`),
      }),
    ),
    remove: useMutation(
      api.showcase.delete.mutationOptions({
        onSuccess: (videos) => {
          keep(videos)
          say(t`Video deleted successfully`)
        },
        onError: failed(t`Failed to delete video`),
      }),
    ),
    reorder: useMutation(
      api.showcase.reorder.mutationOptions({
        // Shown at once; brought back when it could not be saved.
        onMutate: ({ ids }) => {
          const before = queryClient.getQueryData(LIST.queryKey)
          if (before) keep(ids.flatMap((id) => before.find((video) => video.id === id) ?? []))
          return { before }
        },
        onSuccess: (videos) => {
          keep(videos)
          say(t`Video order updated successfully`)
        },
        onError: (error, _, saved) => {
          if (saved?.before) keep(saved.before)
          failed(t`Failed to update video order`)(error)
        },
      }),
    ),
  }
}
