import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Asset } from '#contract/asset.ts'
import { type Scene, type Take, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { modelLabel } from '#contract/vendors.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { AudioPlayer } from '#web/features/voice/audio-player.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { smallPicture } from '#web/lib/film-picture.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ReferencesNote, SeedNote, SoftNote, Undrawn } from './track-notes.tsx'
import './takes-dialog.css'

type TakesDialogProps = {
  scene: Scene
  /** The kind of takes that is shown at first. */
  first?: TrackKind
  onClose: () => void
}

/** Everything ever made for a scene, side by side; going back to an older take is free. */
export function TakesDialog({ scene, first = 'image', onClose }: TakesDialogProps) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<TrackKind>(first)
  const { data, error } = useQuery(api.scene.takes.queryOptions({ input: { id: scene.id } }))
  return (
    <Dialog
      title={t`Takes of scene ${scene.orderIndex + 1}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      <div className="takes-body">
        <div>
          <Segments
            label={t`Kind`}
            value={kind}
            onChange={setKind}
            options={TRACK_KINDS.map((value) => ({
              value,
              label: i18n._(TRACKS[value].name),
              icon: TRACKS[value].icon,
            }))}
          />
        </div>
        {error && <p role="alert">{errorMessage(error)}</p>}
        {!data && !error && <Skeleton className="h-40" />}
        {data && <TakeList takes={data.filter((take) => take.kind === kind)} scene={scene} />}
      </div>
    </Dialog>
  )
}

function TakeList({ takes, scene }: { takes: Take[]; scene: Scene }) {
  const { t } = useLingui()
  if (takes.length === 0) {
    return <p className="text-muted">{t`Nothing was made yet. Every take is kept here.`}</p>
  }
  return (
    <ol className="takes" data-kind={takes[0]?.kind}>
      {takes.map((take, index) => (
        <TakeItem key={take.id} take={take} number={takes.length - index} scene={scene} />
      ))}
    </ol>
  )
}

type TakeItemProps = { take: Take; number: number; scene: Scene }

function TakeItem({ take, number, scene }: TakeItemProps) {
  const { t, i18n } = useLingui()
  const { storyboard } = useBench()
  const choose = useChooseTake(storyboard.id)
  const use = () => choose.mutate({ id: scene.id, takeId: take.id })
  const { asset } = take
  return (
    <li className="take" aria-current={take.isInUse || undefined}>
      {asset ? (
        <TakePreview take={take} asset={asset} number={number} sceneNumber={scene.orderIndex + 1} />
      ) : (
        <DeletedTake take={take} />
      )}
      <p className="line-clamp-2 text-sm text-muted" title={take.madeFrom ?? undefined}>
        {take.madeFrom ?? t`Uploaded`}
      </p>
      {take.model !== null && <p className="text-sm text-muted">{modelLabel(take.model)}</p>}
      {asset && <Undrawn asset={asset} />}
      <ReferencesNote asset={asset} />
      <SoftNote asset={asset} />
      {take.seed !== null && <SeedNote seed={take.seed} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-muted">
          <Trans>
            Take {number}, {i18n.date(take.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </Trans>
        </span>
        {take.isInUse && <Badge tone="success" icon={Check}>{t`In use`}</Badge>}
        {asset && !take.isInUse && (
          <Button
            needs="edit"
            size="sm"
            busy={choose.isPending}
            onClick={() => whenOpen(storyboard, use)}
          >
            {t`Use this take`}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Where its picture stood: that the file was deleted, and when. */
function DeletedTake({ take: { kind, deletedAt } }: { take: Take }) {
  const { t, i18n } = useLingui()
  const { storyboard } = useBench()
  const day = deletedAt && i18n.date(deletedAt, { dateStyle: 'medium' })
  return (
    <p className="take-deleted" data-ratio={kind === 'voice' ? undefined : storyboard.aspectRatio}>
      <Trash2 aria-hidden="true" />
      {day ? t`Deleted on ${day}` : t`Deleted`}
    </p>
  )
}

type TakePreviewProps = { take: Take; asset: Asset; number: number; sceneNumber: number }

/** A take to look at or listen to. */
function TakePreview({ take, asset, number, sceneNumber }: TakePreviewProps) {
  const { t } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const { kind, madeFrom } = take
  if (kind === 'voice') return <AudioPlayer asset={asset} sceneNumber={sceneNumber} />
  if (kind === 'image') {
    const alt = madeFrom ?? t`Take ${number}`
    return <Frame ratio={aspectRatio} src={smallPicture(asset)} alt={alt} />
  }
  return (
    <div className="frame" data-ratio={aspectRatio}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a clip has no sound */}
      <video
        className="size-full object-cover"
        src={asset.url}
        poster={asset.thumbnailUrl ?? undefined}
        preload={asset.thumbnailUrl ? 'none' : 'metadata'}
        muted
        loop
        playsInline
        controls
        aria-label={t`Take ${number}`}
      />
    </div>
  )
}

/** Puts an older take of a scene to use. */
export function useChooseTake(storyboardId: string) {
  const queryClient = useQueryClient()
  return useMutation(
    api.scene.chooseTake.mutationOptions({
      onSuccess: async () => {
        const input = { id: storyboardId }
        await queryClient.invalidateQueries({ queryKey: api.storyboard.get.key({ input }) })
        await queryClient.invalidateQueries({ queryKey: api.scene.takes.key() })
      },
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}
