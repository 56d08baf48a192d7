import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { useDownload } from './use-download.ts'

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
      aria-label={t`Download ${i18n._(TRACK_FACTS[kind].name)} of scene ${scene.orderIndex + 1}`}
      title={t`Download`}
      onClick={() => download.mutate()}
    />
  )
}
