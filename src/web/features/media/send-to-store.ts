import { SENT_CONTENT_TYPE, type Upload, type UploadAddress } from '#contract/upload.ts'
import { askAboutUpload, sendBytes, type ToSend, UnsentError } from './send-bytes.ts'

/** Below, asking for an address and telling of it takes longer than the file. */
const MIN_BYTES = 1024 * 1024

/** What a bucket behind a network that browsers do not reach says nothing for. */
const SILENCE_MAX_MS = 15_000

const [NO_CONTENT, NOT_FOUND] = [204, 404]

/** For as long as this page is open: the server gives no addresses, or the bucket lets no page in. */
let goesThroughServer = false

/**
 * Sends a large file to the store itself and tells the server. @returns null when it has to go through the server:
 * files are kept there, or the bucket does not take it. @throws SendError; the signal's reason when it was aborted.
 */
export async function sendToStore(upload: ToSend): Promise<Upload | null> {
  const { file, signal, path, query } = upload
  if (goesThroughServer || file.size < MIN_BYTES) return null
  const size = new URLSearchParams({ ...query, size: String(file.size) })
  const given = await askAboutUpload<UploadAddress | Upload>(
    `${path}/address?${size}`,
    signal,
    NO_CONTENT,
  )
  if (given && 'id' in given) return given
  goesThroughServer = !given
  if (!given || !(await hasTaken(given.address, upload))) return null
  return await askAboutUpload<Upload>(`${path}?${new URLSearchParams(query)}`, signal, NOT_FOUND)
}

async function hasTaken(address: string, { file, signal, onProgress }: ToSend): Promise<boolean> {
  const silence = new AbortController()
  const silent = setTimeout(() => silence.abort(), SILENCE_MAX_MS)
  try {
    await sendBytes({
      address,
      body: file,
      // Of the page's workspace the bucket is told nothing.
      headers: { 'content-type': SENT_CONTENT_TYPE },
      signal: AbortSignal.any([signal, silence.signal]),
      onProgress(share) {
        clearTimeout(silent)
        onProgress(share)
      },
    })
    return true
  } catch (error) {
    if (signal.aborted) throw error
    // No answer at all: to a page that the bucket does not let in, or from where browsers do not reach.
    goesThroughServer = !(error instanceof UnsentError) || error.status === 0
    return false
  } finally {
    clearTimeout(silent)
  }
}
