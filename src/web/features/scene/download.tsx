import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Asset } from '#contract/asset.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { tellOpenedElsewhere } from '#web/features/media/download-media.tsx'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { MenuItem } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast.tsx'

type DownloadButtonProps = { scene: Scene; kind: TrackKind }

/** Saves an asset; shown but off while there is none. */
export function DownloadButton({ scene, kind }: DownloadButtonProps) {
  const { t, i18n } = useLingui()
  const { download } = useDownload(scene, kind)
  return (
    <Button
      size="sm"
      square
      icon={Download}
      busy={download.isPending}
      disabled={scene[kind].asset === null}
      aria-label={t`Download ${i18n._(TRACKS[kind].name)} of scene ${scene.orderIndex + 1}`}
      title={t`Download`}
      onClick={() => download.mutate()}
    />
  )
}

type DownloadItemProps = { scene: Scene; kind: TrackKind; children: ReactNode }

/** Saves an asset, from a menu. */
export function DownloadItem({ scene, kind, children }: DownloadItemProps) {
  const { download } = useDownload(scene, kind)
  return (
    <MenuItem
      icon={Download}
      disabled={scene[kind].asset === null}
      onSelect={() => download.mutate()}
    >
      {children}
    </MenuItem>
  )
}

/** Saves one asset of a scene, and says how it went. */
export function useDownload(scene: Scene, kind: TrackKind) {
  const { storyboard } = useBench()
  const { asset } = scene[kind]
  const place = { storyboardTitle: storyboard.title, sceneNumber: scene.orderIndex + 1 }
  const name = asset && trackFileName(kind, asset, place)
  const download = useMutation({
    mutationFn: async () => (asset && name ? await saveFile(asset.url, name) : null),
    onSuccess: (outcome) => {
      if (outcome === 'saved') showToast('success', i18n._(TRACKS[kind].downloaded))
      if (outcome === 'opened') tellOpenedElsewhere()
    },
    onError: () =>
      showToast('danger', {
        title: i18n._(TRACKS[kind].notDownloaded),
        text: t`Check your connection and try again.`,
      }),
  })
  return { name, download }
}

type Place = { storyboardTitle: string; sceneNumber: number }

/** "Reading the weather - scene 03 voice.wav": sorts with the others of its storyboard. */
function trackFileName(kind: TrackKind, asset: Asset, { storyboardTitle, sceneNumber }: Place) {
  const scene = `scene ${String(sceneNumber).padStart(2, '0')}`
  return fileName(`${storyboardTitle} - ${scene} ${TRACKS[kind].fileWord}`, asset.contentType)
}
