import type { UploadRefusal } from '#contract/upload.ts'
import { client } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { sendUpload, type UploadDestination } from './send-upload.ts'

/** Where an upload is, in percent: begun, on its way, at the server, in use. */
export const UPLOAD_STEPS = { begun: 10, sending: 30, arrived: 90, ready: 100 } as const

const ASK_EVERY_MS = 250

/** The server has looked at the file and does not take it. */
export class RefusedUploadError extends Error {
  readonly refusal: UploadRefusal
  constructor(refusal: UploadRefusal) {
    super(`The file is refused: ${refusal}.`)
    this.name = 'RefusedUploadError'
    this.refusal = refusal
  }
}

type UploadToFollow = {
  file: File
  destination: UploadDestination
  signal: AbortSignal
  onPercent: (percent: number) => void
}

/**
 * Sends a file and waits until it is in use. @throws SendError, RefusedUploadError; the signal's
 * reason when it was aborted
 */
export async function uploadAndWait(upload: UploadToFollow): Promise<void> {
  const { file, destination, signal, onPercent } = upload
  const id = newId()
  onPercent(UPLOAD_STEPS.begun)
  await sendUpload({
    id,
    file,
    destination,
    signal,
    onProgress: () => onPercent(UPLOAD_STEPS.sending),
  })
  onPercent(UPLOAD_STEPS.arrived)
  await untilChecked(id)
  onPercent(UPLOAD_STEPS.ready)
}

/** Waits for the server's answer to what has arrived. @throws RefusedUploadError */
export async function untilChecked(id: string): Promise<void> {
  for (;;) {
    const { state, refusal } = await client.upload.get({ id })
    if (state === 'ready') return
    if (refusal) throw new RefusedUploadError(refusal)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}
