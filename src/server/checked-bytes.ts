import { inWords } from '#contract/words/in-words.ts'
import { type Told, tell } from '#contract/words/told.ts'

const STATUS = { TOO_LARGE: 413, WRONG_TYPE: 415, EMPTY: 422 } as const
const TOLD = {
  picture: {
    TOO_LARGE: tell('picture-too-large'),
    WRONG_TYPE: tell('picture-of-wrong-type'),
    EMPTY: tell('file-empty'),
  },
  recording: {
    TOO_LARGE: tell('recording-too-large'),
    WRONG_TYPE: tell('recording-of-wrong-type'),
    EMPTY: tell('file-empty'),
  },
  video: {
    TOO_LARGE: tell('video-too-large'),
    WRONG_TYPE: tell('video-of-wrong-type'),
    EMPTY: tell('file-empty'),
  },
} as const
export type SentKind = keyof typeof TOLD

/** The bytes that come are nothing we take; the rest need not be sent. */
export class UnfitUploadError extends Error {
  readonly told: Told
  readonly code: keyof typeof STATUS
  readonly status: (typeof STATUS)[keyof typeof STATUS]

  constructor(code: keyof typeof STATUS, kind: SentKind) {
    const told = TOLD[kind][code]
    super(inWords(told))
    this.name = 'UnfitUploadError'
    this.code = code
    this.status = STATUS[code]
    this.told = told
  }
}

const LOOKS_LIKE = { picture: isPicture, recording: isRecording, video: isVideo } as const

/** Longest of the signatures below. */
export const HEAD_BYTES = 12

/**
 * Passes bytes on, for as long as they can be what is sent, of at most `maxBytes`: a picture (PNG, JPEG, WebP), a
 * recording (WAV, MP3, M4A, WebM) or a video (MP4, MOV, WebM). Only the signature is looked at; decoding is the worker's.
 *
 * @throws UnfitUploadError
 */
export function checkedBytes(maxBytes: number, kind: SentKind) {
  return async function* check(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let head = Buffer.alloc(0)
    let sizeBytes = 0
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength
      if (sizeBytes > maxBytes) throw new UnfitUploadError('TOO_LARGE', kind)
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
        if (head.length >= HEAD_BYTES && !LOOKS_LIKE[kind](head))
          throw new UnfitUploadError('WRONG_TYPE', kind)
      }
      yield chunk
    }
    if (sizeBytes === 0) throw new UnfitUploadError('EMPTY', kind)
    if (sizeBytes < HEAD_BYTES) throw new UnfitUploadError('WRONG_TYPE', kind)
  }
}

/** Signatures: PNG (ISO/IEC 15948, 5.2), JPEG (ITU-T T.81, B.1.1), WebP (RFC 9649, 2.4). */
function isPicture(head: Buffer): boolean {
  const isPng = head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'
  const isJpeg = head.subarray(0, 3).toString('latin1') === '\xff\xd8\xff'
  const isWebp =
    head.subarray(0, 4).toString('latin1') === 'RIFF' &&
    head.subarray(8, 12).toString('latin1') === 'WEBP'
  return isPng || isJpeg || isWebp
}

/** Signatures: RIFF WAVE, MP3 with and without ID3v2, ISO base media (M4A), Matroska (WebM). */
function isRecording(head: Buffer): boolean {
  const text = head.toString('latin1')
  const isWav = text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE'
  const isMp3 = text.startsWith('ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)
  return isWav || isMp3 || text.slice(4, 8) === 'ftyp' || text.startsWith('\x1a\x45\xdf\xa3')
}

/** What a file of QuickTime may begin with; ISO base media and its younger kin say 'ftyp'. */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']

/** Signatures: ISO base media and QuickTime (MP4, MOV), Matroska (WebM). */
function isVideo(head: Buffer): boolean {
  const text = head.toString('latin1')
  return FIRST_BOXES.includes(text.slice(4, 8)) || text.startsWith('\x1a\x45\xdf\xa3')
}
