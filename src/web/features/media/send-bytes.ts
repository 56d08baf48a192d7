import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'
import { shownWorkspaceHeader } from '#web/lib/api.ts'

/** A file and what it is for. */
export type ToSend = {
  file: File
  /** Of the upload at the server. */
  path: string
  query: Record<string, string>
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

/** The bytes were not taken. `status` is 0 without an answer. */
export class UnsentError extends Error {
  readonly status: number
  readonly answer: unknown
  constructor(status: number, answer: unknown) {
    super(`The file was not taken: ${status}.`)
    this.name = 'UnsentError'
    this.status = status
    this.answer = answer
  }
}

type Bytes = Pick<ToSend, 'signal' | 'onProgress'> & {
  address: string
  body: File
  headers: Record<string, string>
}

/**
 * Puts one file there. By XMLHttpRequest, as fetch does not say how much has gone out.
 * @returns the answer, where it is JSON. @throws UnsentError; the signal's reason when it was aborted.
 */
export function sendBytes({ address, body, headers, signal, onProgress }: Bytes) {
  return new Promise<unknown>((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status < 300) resolve(response)
      else reject(new UnsentError(status, response))
    })
    request.addEventListener('error', () => reject(new UnsentError(0, null)))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/**
 * Asks the server about an upload. @param nothing the status that says that it has nothing to give: null.
 * @throws SendError
 */
export async function askAboutUpload<Answer>(
  path: string,
  signal: AbortSignal,
  nothing: number,
): Promise<Answer | null> {
  const response = await fetch(path, {
    method: 'POST',
    headers: shownWorkspaceHeader(),
    signal,
  }).catch(() => {
    signal.throwIfAborted()
    throw new SendError(null)
  })
  if (response.status === nothing) return null
  const answer = (await response.json().catch(() => null)) as Answer | Refused
  if (response.ok && answer) return answer as Answer
  throw new SendError(toldIn(answer))
}

type Refused = { data?: { told?: Told } } | null

export function toldIn(answer: unknown): Told | null {
  return (answer as Refused)?.data?.told ?? null
}
