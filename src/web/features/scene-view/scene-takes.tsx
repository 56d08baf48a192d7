import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Scene, type Take, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { useChooseTake } from '#web/features/scene/use-choose-take.ts'
import { api } from '#web/lib/api.ts'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { smallPicture } from '#web/lib/small-picture.ts'
import { Segments } from '#web/ui/segments.tsx'
import { useOff } from '#web/ui/refusals.ts'
import { NewTakeButton } from './new-take-button.tsx'
import { OwnImage } from './own-image.tsx'
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
          label: i18n._(TRACK_FACTS[value].name),
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
  const Sign = asset ? TRACK_FACTS[take.kind].icon : Trash2
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
