import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { beginDownload, downloadUrl, fileName } from '#web/lib/save-file.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

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

/** The address that saves an item under its title. */
export function mediaDownloadUrl({ title, asset }: MediaItem) {
  return downloadUrl(asset.url, fileName(title, asset.contentType))
}

/**
 * Opens what lies on another site in a new tab: nobody here knows what it is, which the reader is told.
 * @returns whether it lies there
 */
export function openElsewhere(url: string): boolean {
  if (new URL(url, window.location.href).origin === window.location.origin) return false
  window.open(url, '_blank', 'noopener,noreferrer')
  tellOpenedElsewhere()
  return true
}

export function tellOpenedElsewhere(): void {
  showToast('warning', {
    title: t`Opened in a new tab`,
    text: t`This file lies on another site. Save it only if you trust that site.`,
  })
}
