import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Asset } from '#contract/asset.ts'
import { buttonClass } from '#web/ui/button-class.ts'

type DownloadLinkProps = { asset: Asset; title: string; children?: ReactNode }

/** Saves a finished video under its storyboard's title. */
export function DownloadLink({ asset, title, children }: DownloadLinkProps) {
  return (
    <a
      className={buttonClass({ size: 'sm' })}
      href={`${asset.url}?download=${encodeURIComponent(`${title}.mp4`)}`}
      download
    >
      <Download />
      <Trans>Download</Trans>
      {children}
    </a>
  )
}
