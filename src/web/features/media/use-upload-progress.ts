import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Upload } from '#contract/upload.ts'
import { api } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/error-message.ts'
import { refusalWords } from './refusal-words.ts'
import { isFinal } from './upload-obstacle.ts'
import type { Sending } from './upload-queue.ts'

export type UploadProgress = {
  state: 'idle' | 'running' | 'good' | 'bad'
  words: string
  /** 0 to 1 while it is being sent; null otherwise. */
  share: number | null
  canCancel: boolean
  canRetry: boolean
}

const STILL = { share: null, canCancel: false, canRetry: false }

/** Where a file stands, from the click to the end of the server's check. */
export function useUploadProgress(sending: Sending, purpose: 'library' | 'avatar'): UploadProgress {
  const { t, i18n } = useLingui()
  const upload = useUploadState(sending.id, sending.state === 'arrived')
  switch (sending.state) {
    case 'waiting':
      return { ...STILL, state: 'idle', words: t`Waiting`, canCancel: true }
    case 'sending':
      return {
        ...STILL,
        state: 'running',
        words: t`Uploading...`,
        share: sending.share,
        canCancel: true,
      }
    case 'cancelled':
      return { ...STILL, state: 'idle', words: t`Cancelled`, canRetry: true }
    case 'unfit':
      return {
        ...STILL,
        state: 'bad',
        words: i18n._(refusalWords(sending.file, sending.refusal, purpose)),
      }
    case 'failed':
      return {
        ...STILL,
        state: 'bad',
        words:
          sending.told === null
            ? t`The server could not be reached. Check your connection and try again.`
            : inReaderWords(i18n, sending.told),
        canRetry: !isFinal(sending.told),
      }
    case 'arrived':
      if (upload?.refusal) {
        return {
          ...STILL,
          state: 'bad',
          words: i18n._(refusalWords(sending.file, upload.refusal, purpose)),
        }
      }
      return upload?.state === 'ready'
        ? { ...STILL, state: 'good', words: t`Uploaded` }
        : { ...STILL, state: 'running', words: t`Checking...` }
  }
}

/** How far the server is with a file that has arrived; kept true by the event stream. */
export function useUploadState(id: string, hasArrived: boolean): Upload | undefined {
  return useQuery(api.upload.get.queryOptions({ input: { id }, enabled: hasArrived })).data
}
