import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import { UploadRow } from './upload-row.tsx'
import { useUploadQueue } from './use-upload-queue.ts'

export function UploadMediaDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { queue, sendings } = useUploadQueue('library')
  const [asksToLeave, setAsksToLeave] = useState(false)
  const isSending = sendings.some(({ state }) => state === 'waiting' || state === 'sending')

  const list = useRef<HTMLUListElement>(null)
  // The list scrolls, and what was added last stands at its end.
  useEffect(() => {
    if (sendings.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [sendings.length])

  function close() {
    if (isSending && !asksToLeave) setAsksToLeave(true)
    else onClose()
  }

  return (
    <Dialog
      title={t`Upload Media`}
      onClose={close}
      actions={
        isSending && asksToLeave ? (
          <>
            <Button onClick={() => setAsksToLeave(false)}>{t`Keep uploading`}</Button>
            <Button variant="danger" onClick={onClose}>{t`Stop and close`}</Button>
          </>
        ) : (
          <Button
            variant={sendings.length > 0 && !isSending ? 'primary' : 'secondary'}
            onClick={close}
          >
            {sendings.length > 0 ? t`Done` : t`Cancel`}
          </Button>
        )
      }
    >
      <FileDrop kind="media" multiple onFiles={(files) => queue.add(files)} />
      {sendings.length > 0 && (
        <ul ref={list} className="upload-list" aria-label={t`Files`}>
          {sendings.map((sending) => (
            <UploadRow
              key={sending.id}
              sending={sending}
              onCancel={() => queue.cancel(sending.id)}
              onRetry={() => queue.retry(sending.id)}
            />
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">
        <Trans>
          Of a video the first 3 minutes are kept, without its sound. Of a sound the voice is kept,
          without the silence around it.
        </Trans>
      </p>
      {isSending && asksToLeave && (
        <p className="mt-3 text-sm" role="alert">
          {t`Some files are still on their way. Closing stops them.`}
        </p>
      )}
    </Dialog>
  )
}
