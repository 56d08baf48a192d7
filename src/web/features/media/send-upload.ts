import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'
import type { Framing, Upload, UploadPurpose } from '#contract/upload.ts'

export type UploadDestination =
  | { purpose: Exclude<UploadPurpose, 'scene' | 'voice' | 'clip' | 'showcase'> }
  | { purpose: 'scene'; sceneId: string; framing: Framing }
  | { purpose: 'voice' | 'clip'; sceneId: string }
  | { purpose: 'showcase'; title: string }

type SendOptions = {
  id: string
  file: File
  destination: UploadDestination
  signal: AbortSignal
  /** 0 to 1: what the network has taken. */
  onProgress: (share: number) => void
}

/** The server did not take the file; `told` is why, null when it could not be reached. */
export class SendError extends Error {
  readonly told: Told | null
  constructor(told: Told | null) {
    super(told ? inWords(told) : 'The server could not be reached.')
    this.name = 'SendError'
    this.told = told
  }
}

/**
 * Sends one file. By XMLHttpRequest, as fetch does not say how much has gone out.
 * @throws SendError; the signal's reason when it was aborted.
 */
export function sendUpload({ id, file, destination, signal, onProgress }: SendOptions) {
  return new Promise<Upload>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({ ...queryOf(destination), name: file.name })
    request.open('PUT', `/media/uploads/${id}?${query.toString()}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const answer = request.response as (Upload & { data?: { told?: Told } }) | null
      if (answer && request.status < 300) resolve(answer)
      else reject(new SendError(answer?.data?.told ?? null))
    })
    request.addEventListener('error', () => reject(new SendError(null)))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function queryOf(destination: UploadDestination) {
  if (!('sceneId' in destination)) return destination
  const { purpose, sceneId } = destination
  if (purpose !== 'scene') return { purpose, scene: sceneId }
  const { framing } = destination
  return { purpose, scene: sceneId, fit: framing.fit, at: String(framing.at) }
}
