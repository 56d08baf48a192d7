import { inWords } from '#contract/words/in-words.ts'
import { tell, type Told } from '#contract/words/told.ts'

const REFUSALS = {
  TOO_LARGE: { status: 413, told: tell('picture-too-large') },
  WRONG_TYPE: { status: 415, told: tell('picture-of-wrong-type') },
  EMPTY: { status: 422, told: tell('file-empty') },
} as const

/** The bytes that come are no picture we take; the rest need not be sent. */
export class UnfitUploadError extends Error {
  readonly told: Told
  readonly code: keyof typeof REFUSALS
  readonly status: (typeof REFUSALS)[keyof typeof REFUSALS]['status']

  constructor(code: keyof typeof REFUSALS) {
    const { told, status } = REFUSALS[code]
    super(inWords(told))
    this.name = 'UnfitUploadError'
    this.code = code
    this.status = status
    this.told = told
  }
}

/** Longest of the signatures below. */
const HEAD_BYTES = 12

/**
 * Passes bytes on, for as long as they can be a PNG, JPEG or WebP file of at most `maxBytes`. Only the
 * signature is looked at here; decoding is the worker's.
 *
 * @throws UnfitUploadError
 */
export function checkedBytes(maxBytes: number) {
  return async function* check(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let head = Buffer.alloc(0)
    let sizeBytes = 0
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength
      if (sizeBytes > maxBytes) throw new UnfitUploadError('TOO_LARGE')
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
        if (head.length >= HEAD_BYTES) assertPicture(head)
      }
      yield chunk
    }
    if (sizeBytes === 0) throw new UnfitUploadError('EMPTY')
    if (sizeBytes < HEAD_BYTES) throw new UnfitUploadError('WRONG_TYPE')
  }
}

/** Signatures: PNG (ISO/IEC 15948, 5.2), JPEG (ITU-T T.81, B.1.1), WebP (RFC 9649, 2.4). */
function assertPicture(head: Buffer): void {
  const isPng = head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'
  const isJpeg = head.subarray(0, 3).toString('latin1') === '\xff\xd8\xff'
  const isWebp =
    head.subarray(0, 4).toString('latin1') === 'RIFF' &&
    head.subarray(8, 12).toString('latin1') === 'WEBP'
  if (!isPng && !isJpeg && !isWebp) throw new UnfitUploadError('WRONG_TYPE')
}
