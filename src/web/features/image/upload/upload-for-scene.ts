import type { Framing, UploadRefusal } from '#contract/upload.ts'
import { sendUpload } from '#web/features/media/send-upload.ts'
import { client } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

/** Where an upload is, in percent: begun, on its way, at the server, in use. */
export const UPLOAD_STEPS = { begun: 10, sending: 30, arrived: 90, ready: 100 } as const

const ASK_EVERY_MS = 250

/** The server has looked at the picture and does not take it. */
export class RefusedPictureError extends Error {
  readonly refusal: UploadRefusal
  constructor(refusal: UploadRefusal) {
    super(`The picture is refused: ${refusal}.`)
    this.name = 'RefusedPictureError'
    this.refusal = refusal
  }
}

type SceneUpload = {
  sceneId: string
  file: File
  framing: Framing
  signal: AbortSignal
  onPercent: (percent: number) => void
}

/**
 * Sends a picture and waits until the scene uses it. @throws SendError, RefusedPictureError; the signal's
 * reason when it was aborted
 */
export async function uploadForScene(upload: SceneUpload): Promise<void> {
  const { sceneId, file, framing, signal, onPercent } = upload
  const id = newId()
  onPercent(UPLOAD_STEPS.begun)
  await sendUpload({
    id,
    file,
    destination: { purpose: 'scene', sceneId, framing },
    signal,
    onProgress: () => onPercent(UPLOAD_STEPS.sending),
  })
  onPercent(UPLOAD_STEPS.arrived)
  await checked(id)
  onPercent(UPLOAD_STEPS.ready)
}

async function checked(id: string): Promise<void> {
  for (;;) {
    const { state, refusal } = await client.upload.get({ id })
    if (state === 'ready') return
    if (refusal) throw new RefusedPictureError(refusal)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}
