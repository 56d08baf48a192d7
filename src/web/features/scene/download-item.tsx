import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { useDownload } from './use-download.ts'

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
