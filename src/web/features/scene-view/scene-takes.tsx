import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2, Type, Upload } from 'lucide-react'
import { useState } from 'react'
import { type Scene, type Take, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useTrackPress } from '#web/features/generation/generate-button.tsx'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { useSetInType } from '#web/features/generation/use-generate.ts'
import { UploadImageDialog } from '#web/features/image/upload/upload-image-dialog.tsx'
import { useChooseTake } from '#web/features/scene/takes-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { inSeconds } from '#web/lib/figures.ts'
import { smallPicture } from '#web/lib/film-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { Spinner } from '#web/ui/progress.tsx'
import { useOff } from '#web/ui/refusals.ts'
import { Segments } from '#web/ui/segments.tsx'
import './scene-takes.css'

/** All that was ever made for the scene, kind by kind; a press goes back to a take, for nothing. */
export function SceneTakes({ scene }: { scene: Scene }) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<TrackKind>('image')
  // What is in use changes with the scene.
  const inUse = TRACK_KINDS.map((one) => scene[one].asset?.id ?? '').join(' ')
  const { data = [] } = useQuery({
    ...api.scene.takes.queryOptions({ input: { id: scene.id } }),
    queryKey: [...api.scene.takes.queryKey({ input: { id: scene.id } }), inUse],
  })
  const takes = data.filter((take) => take.kind === kind)
  return (
    <div className="bench-takes">
      <Segments
        label={t`Kind`}
        size="sm"
        value={kind}
        onChange={setKind}
        options={TRACK_KINDS.map((value) => ({
          value,
          label: i18n._(TRACKS[value].name),
          note: String(data.filter((take) => take.kind === value).length),
        }))}
      />
      <ol>
        {takes.map((take, index) => (
          <li key={take.id}>
            <TakeButton scene={scene} take={take} number={takes.length - index} />
          </li>
        ))}
        <li>
          <NewTakeButton scene={scene} kind={kind} />
        </li>
      </ol>
      {kind === 'image' && <OwnImage scene={scene} />}
    </div>
  )
}

type TakeButtonProps = { scene: Scene; take: Take; number: number }

function TakeButton({ scene, take, number }: TakeButtonProps) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const choose = useChooseTake(storyboard.id)
  const off = useOff('edit')
  const { asset, isInUse } = take
  const picture = asset && (take.kind === 'image' ? smallPicture(asset) : asset.thumbnailUrl)
  const Sign = asset ? TRACKS[take.kind].icon : Trash2
  const press = () => choose.mutate({ id: scene.id, takeId: take.id })
  return (
    <button
      type="button"
      className="bench-take"
      aria-pressed={isInUse}
      disabled={!asset}
      {...off}
      onClick={() => (isInUse ? undefined : whenOpen(storyboard, press))}
    >
      <span className="frame" data-ratio={storyboard.aspectRatio}>
        {picture && take.kind !== 'voice' ? <img src={picture} alt="" /> : <Sign />}
      </span>
      <span className="sr-only">
        {asset ? (isInUse ? t`In use` : t`Use this take`) : t`Deleted`}:{' '}
      </span>
      <span>
        {number}
        {asset?.durationMs != null && <i>{t`${inSeconds(asset.durationMs)} s`}</i>}
      </span>
    </button>
  )
}

/** The empty place beside a scene's takes: a press makes the next one, at the price in it. */
function NewTakeButton({ scene, kind }: { scene: Scene; kind: TrackKind }) {
  const { i18n } = useLingui()
  const { aspectRatio } = useBench().storyboard
  const { price, reason, isRunning, isStarting, isOff, make } = useTrackPress(kind, scene)
  const name = i18n._(TRACKS[kind].name)
  const off = useOff('edit')
  const isBusy = isRunning || isStarting
  return (
    <button
      type="button"
      className="bench-take"
      disabled={isOff || isBusy}
      aria-busy={isBusy || undefined}
      title={reason}
      {...off}
      onClick={make}
    >
      <span className="sr-only">{name} </span>
      <span className="frame new" data-ratio={aspectRatio}>
        {isBusy ? (
          <Spinner />
        ) : (
          <span className="flex items-center gap-1">
            <Plus />
            {price !== undefined && <Price credits={price} />}
          </span>
        )}
      </span>
      <span>
        <Trans>New take</Trans>
      </span>
    </button>
  )
}

/** The images that cost nothing: one of the own, or the scene's words set in type. */
function OwnImage({ scene }: { scene: Scene }) {
  const { storyboard } = useBench()
  const setInType = useSetInType(storyboard.id)
  const [isUploading, setUploading] = useState(false)
  const set = () => setInType.mutate(scene)
  return (
    <span className="bench-own">
      <Button
        needs="edit"
        size="sm"
        variant="ghost"
        icon={Upload}
        onClick={() => whenOpen(storyboard, () => setUploading(true))}
      >
        <Trans>Upload</Trans>
      </Button>
      <Button
        needs="edit"
        size="sm"
        variant="ghost"
        icon={Type}
        busy={setInType.isPending}
        disabled={scene.image.status === 'processing' || !scene.voiceOverText.trim()}
        onClick={() => whenOpen(storyboard, set, 0)}
      >
        <Trans>Text card</Trans>
      </Button>
      {isUploading && <UploadImageDialog scene={scene} onClose={() => setUploading(false)} />}
    </span>
  )
}
