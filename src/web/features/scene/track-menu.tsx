import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Check,
  Cpu,
  Download,
  History,
  Images,
  Plus,
  RefreshCw,
  RotateCw,
  Type,
  Upload,
  X,
} from 'lucide-react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { tracksToUpdate } from '#contract/tracks.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useTrackPress } from '#web/features/generation/generate-button.tsx'
import { partsDue } from '#web/features/generation/parts-due.ts'
import { useCancelGeneration } from '#web/features/generation/stop-buttons.tsx'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { useSetInType } from '#web/features/generation/use-generate.ts'
import { useHasModelChoice } from '#web/features/model-choice/use-makers.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDownload } from './download.tsx'

/** What opens over the page from a track's menu. */
export type TrackMenuDialog = 'takes' | 'upload' | 'video' | 'media' | 'update' | 'model'

type TrackMenuProps = { kind: TrackKind; scene: Scene; onOpen: (dialog: TrackMenuDialog) => void }

/** What can be done about one asset of a scene: what is paid for first, then all that is free. */
export function TrackMenu({ kind, scene, onOpen }: TrackMenuProps) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const { download } = useDownload(scene, kind)
  const { asset } = scene[kind]
  return (
    <>
      <MakeItem kind={kind} scene={scene} />
      <UpdateItem kind={kind} scene={scene} onOpen={onOpen} />
      <KeepItem kind={kind} scene={scene} />
      <MenuSeparator />
      {kind === 'image' && (
        <>
          <MenuItem
            needs="edit"
            icon={Upload}
            onSelect={() => whenOpen(storyboard, () => onOpen('upload'))}
          >{t`Upload custom image`}</MenuItem>
          <MenuItem
            needs="edit"
            icon={Images}
            onSelect={() => whenOpen(storyboard, () => onOpen('media'))}
          >{t`My Media`}</MenuItem>
          <TextCardItem scene={scene} />
        </>
      )}
      {kind === 'clip' && (
        <MenuItem
          needs="edit"
          icon={Upload}
          disabled={scene.clip.status === 'processing'}
          onSelect={() => whenOpen(storyboard, () => onOpen('video'))}
        >{t`Upload own video`}</MenuItem>
      )}
      <ModelItem kind={kind} onOpen={onOpen} />
      <MenuItem icon={History} onSelect={() => onOpen('takes')}>{t`Takes`}</MenuItem>
      <MenuItem icon={Download} disabled={asset === null} onSelect={() => download.mutate()}>
        {t`Download`}
      </MenuItem>
    </>
  )
}

function MakeItem({ kind, scene }: { kind: TrackKind; scene: Scene }) {
  const { t, i18n } = useLingui()
  const { price, isRunning, isStarting, isOff, make } = useTrackPress(kind, scene)
  const cancel = useCancelGeneration()
  const { asset, generation } = scene[kind]
  if (isRunning && generation) {
    return (
      <MenuItem
        needs="edit"
        icon={X}
        onSelect={() => cancel.mutate({ id: generation.id })}
      >{t`Stop`}</MenuItem>
    )
  }
  return (
    <MenuItem
      needs="edit"
      icon={asset ? RotateCw : Plus}
      price={price}
      disabled={isOff || isStarting}
      onSelect={make}
    >
      {i18n._(asset ? TRACKS[kind].makeAgain : TRACKS[kind].make)}
    </MenuItem>
  )
}

/** Makes again all of the scene that is out of date, the clip after what it is made from. */
function UpdateItem({ kind, scene, onOpen }: TrackMenuProps) {
  const { t } = useLingui()
  const { storyboard, priceOf } = useBench()
  if (!priceOf || !scene[kind].isStale || storyboard.status === 'complete') return null
  const { count, credits } = partsDue([scene], priceOf, tracksToUpdate)
  if (count === 0) return null
  return (
    <MenuItem needs="edit" icon={RefreshCw} price={credits} onSelect={() => onOpen('update')}>
      {t`Update this scene`}
    </MenuItem>
  )
}

function ModelItem({ kind, onOpen }: Pick<TrackMenuProps, 'kind' | 'onOpen'>) {
  const { t } = useLingui()
  if (!useHasModelChoice(kind)) return null
  return <MenuItem needs="edit" icon={Cpu} onSelect={() => onOpen('model')}>{t`Model`}</MenuItem>
}

function KeepItem({ kind, scene }: { kind: TrackKind; scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const keep = useKeepTake(storyboard.id)
  const { isStale, status } = scene[kind]
  if (!isStale || status === 'processing' || storyboard.status === 'complete') return null
  return (
    <MenuItem needs="edit" icon={Check} onSelect={() => keep.mutate({ id: scene.id, kind })}>
      {t`Keep this take`}
    </MenuItem>
  )
}

function TextCardItem({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const setInType = useSetInType(storyboard.id)
  const isOff = scene.image.status === 'processing' || !scene.voiceOverText.trim()
  const set = () => setInType.mutate(scene)
  return (
    <MenuItem
      needs="edit"
      icon={Type}
      disabled={isOff}
      onSelect={() => whenOpen(storyboard, set, 0)}
    >
      {t`Text card`}
    </MenuItem>
  )
}

/** Lets a take that is out of date count as made; free. */
export function useKeepTake(storyboardId: string) {
  const queryClient = useQueryClient()
  return useMutation(
    api.scene.keepTake.mutationOptions({
      onSuccess: () =>
        readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } })),
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}
