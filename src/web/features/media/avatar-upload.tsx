import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '#web/features/account/use-account.ts'
import { api, showAnswer } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ACCEPTED } from './upload-obstacle.ts'
import type { Sending } from './upload-queue.ts'
import { useUploadProgress, useUploadState } from './use-upload-progress.ts'
import { useUploadQueue } from './use-upload-queue.ts'
import './upload.css'

/** The account's picture with what can be done about it. A new one is shown at once, while it is being sent. */
export function AvatarUpload() {
  const { t } = useLingui()
  const account = useAccount()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const { queue, sendings } = useUploadQueue('avatar')
  const removal = useAvatarRemoval()
  const sending = sendings.at(-1)
  const isOnItsWay = useIsOnItsWay(sending)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  if (!account) return null

  function choose(file: File | undefined) {
    if (!file) return
    queue.clear()
    queue.add([file])
    setPreview(URL.createObjectURL(file))
  }

  return (
    <div className="avatar-upload">
      <Avatar name={account.fullName} pictureUrl={isOnItsWay ? preview : account.avatarUrl} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button needs="self" ref={chooser} icon={ImageUp} onClick={() => input.current?.click()}>
            {account.avatarUrl ? t`Change picture` : t`Upload picture`}
          </Button>
          {account.avatarUrl && (
            <Button
              needs="self"
              variant="ghost"
              icon={Trash2}
              busy={removal.isPending}
              onClick={() => {
                queue.clear()
                // The button goes with the picture.
                removal.mutate({ avatarUrl: null }, { onSuccess: () => chooser.current?.focus() })
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
        {sending ? (
          <AvatarProgress key={sending.id} sending={sending} />
        ) : (
          <p className="text-sm text-muted">
            <Trans>PNG, JPG or WebP (max 5MB)</Trans>
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t`Upload picture`}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** From the first byte until the server has decided. */
function useIsOnItsWay(sending: Sending | undefined) {
  const hasArrived = sending?.state === 'arrived'
  const upload = useUploadState(sending?.id ?? '', hasArrived)
  if (sending?.state === 'sending') return true
  return hasArrived && upload?.state !== 'ready' && upload?.state !== 'refused'
}

function AvatarProgress({ sending }: { sending: Sending }) {
  const { t } = useLingui()
  const { state, words, share } = useUploadProgress(sending, 'avatar')
  return (
    <>
      {share !== null && <Meter share={share} label={t`Upload of your picture`} />}
      <p
        className={state === 'bad' ? 'text-sm text-danger' : 'text-sm text-muted'}
        role={state === 'bad' ? 'alert' : 'status'}
      >
        {words}
      </p>
    </>
  )
}

function useAvatarRemoval() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.account.update.mutationOptions({
      onSuccess: (account) => showAnswer(queryClient, api.account.get.queryKey(), account),
      onError: (error) =>
        showToast('danger', {
          title: t`Your picture could not be removed`,
          text: errorMessage(error),
        }),
    }),
  )
}
