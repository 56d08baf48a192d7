import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { tellOpenedElsewhere } from '#web/features/media/open-elsewhere.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { showToast } from '#web/ui/toast.tsx'
import { trackFileName } from './track-file-name.ts'

/** Saves one asset of a scene, and says how it went. */
export function useDownload(scene: Scene, kind: TrackKind) {
  const { storyboard } = useBench()
  const { asset } = scene[kind]
  const place = { storyboardTitle: storyboard.title, sceneNumber: scene.orderIndex + 1 }
  const name = asset && trackFileName(kind, asset, place)
  const download = useMutation({
    mutationFn: async () => (asset && name ? await saveFile(asset.url, name) : null),
    onSuccess: (outcome) => {
      if (outcome === 'saved') showToast('success', savedText(kind))
      if (outcome === 'opened') tellOpenedElsewhere()
    },
    onError: () =>
      showToast('danger', {
        title: failureText(kind),
        text: t`Check your connection and try again.`,
      }),
  })
  return { name, download }
}

function savedText(kind: TrackKind) {
  if (kind === 'voice') return t`Audio downloaded`
  return kind === 'image' ? t`Image downloaded` : t`Video downloaded`
}

function failureText(kind: TrackKind) {
  if (kind === 'voice') return t`Failed to download audio`
  return kind === 'image' ? t`Failed to download image` : t`Failed to download video`
}
