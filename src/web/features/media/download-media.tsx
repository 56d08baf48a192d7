import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { openElsewhere } from './open-elsewhere.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { mediaDownloadUrl } from './media-download-url.ts'

type DownloadMediaProps = { item: MediaItem; isLarge?: boolean }

/** Saves an item under its title. What lies on another site is opened in a new tab, with a warning. */
export function DownloadMedia({ item, isLarge = false }: DownloadMediaProps) {
  const { t } = useLingui()
  const { title, asset } = item
  function press(event: MouseEvent) {
    if (openElsewhere(asset.url)) event.preventDefault()
  }
  if (isLarge) {
    return (
      <a
        className={buttonClass({ variant: 'primary' })}
        href={mediaDownloadUrl(item)}
        download
        onClick={press}
      >
        <Download />
        {t`Download`}
      </a>
    )
  }
  return (
    <a
      className={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
      href={mediaDownloadUrl(item)}
      download
      aria-label={t`Download ${title}`}
      title={t`Download`}
      onClick={press}
    >
      <Download />
    </a>
  )
}
