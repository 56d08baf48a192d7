import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { openElsewhere } from './open-elsewhere.ts'
import { beginDownload } from '#web/lib/begin-download.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { showToast } from '#web/ui/toast.tsx'
import { mediaDownloadUrl } from './media-download-url.ts'

type DownloadMediaProps = { item: MediaItem; isLarge?: boolean }

/**
 * Saves an item under its title, and says when it cannot be had. What lies on another site is opened in a new tab, with a
 * warning.
 */
export function DownloadMedia({ item, isLarge = false }: DownloadMediaProps) {
  const { t } = useLingui()
  const { title, asset } = item
  const address = mediaDownloadUrl(item)
  function press(event: MouseEvent) {
    event.preventDefault()
    if (openElsewhere(asset.url)) return
    beginDownload(address).catch((error: unknown) =>
      showToast('danger', { title: t`Failed to download file`, text: errorMessage(error) }),
    )
  }
  if (isLarge) {
    return (
      <a className={buttonClass({ variant: 'primary' })} href={address} download onClick={press}>
        <Download />
        {t`Download`}
      </a>
    )
  }
  return (
    <a
      className={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
      href={address}
      download
      aria-label={t`Download ${title}`}
      title={t`Download`}
      onClick={press}
    >
      <Download />
    </a>
  )
}
