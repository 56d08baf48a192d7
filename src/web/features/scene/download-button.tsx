import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { downloadUrl } from './download-name.ts'

type DownloadButtonProps = { scene: Scene; kind: TrackKind }

/** Saves an asset; shown but off while there is none. */
export function DownloadButton({ scene, kind }: DownloadButtonProps) {
  const { t, i18n } = useLingui()
  const { asset } = scene[kind]
  const label = t`Download ${i18n._(TRACK_FACTS[kind].name)} of scene ${scene.orderIndex + 1}`
  if (!asset) return <Button size="sm" square icon={Download} aria-label={label} disabled />
  return (
    <a
      className={buttonClass({ size: 'sm', square: true })}
      href={downloadUrl(asset, scene, kind)}
      download
      aria-label={label}
      title={t`Download`}
    >
      <Download />
    </a>
  )
}
