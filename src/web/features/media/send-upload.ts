import type { Framing, Upload, UploadPurpose } from '#contract/upload.ts'

export type UploadDestination =
  | { purpose: Exclude<UploadPurpose, 'scene'> }
  | { purpose: 'scene'; sceneId: string; framing: Framing }

type SendOptions = {
  id: string
  file: File
  destination: UploadDestination
  signal: AbortSignal
  /** 0 to 1: what the network has taken. */
  onProgress: (share: number) => void
}

/** The server did not take the file; `message` is in its words, null when it could not be reached. */
export class SendError extends Error {
  readonly serverWords: string | null
  constructor(serverWords: string | null) {
    super(serverWords ?? 'The server could not be reached.')
    this.name = 'SendError'
    this.serverWords = serverWords
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
      const answer = request.response as (Upload & { message?: string }) | null
      if (answer && request.status < 300) resolve(answer)
      else reject(new SendError(answer?.message ?? null))
    })
    request.addEventListener('error', () => reject(new SendError(null)))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function queryOf(destination: UploadDestination) {
  if (destination.purpose !== 'scene') return destination
  const { purpose, sceneId, framing } = destination
  return { purpose, scene: sceneId, fit: framing.fit, at: String(framing.at) }
}
