import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { UnreadableMediaError } from '../errors.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'
import { decodeSound, SAMPLE_RATE } from '../sound/decode-sound.ts'

/** What a file really is, found by decoding it; its name plays no part. */
export type MediaFacts = { sizeBytes: number; contentType: string } & (
  | { kind: 'image'; width: number; height: number }
  | { kind: 'video'; width: number; height: number; durationMs: number; hasSound: boolean }
  | { kind: 'sound'; durationMs: number }
)

/** @throws UnreadableMediaError when nothing in the file can be decoded. */
export async function readFacts(path: string): Promise<MediaFacts> {
  const { size: sizeBytes } = await stat(path)
  const image = await readImage(path)
  if (image) {
    const { width, height, contentType } = image
    return { kind: 'image', sizeBytes, contentType, width, height }
  }
  const facts = videoFacts(path) ?? soundFacts(path)
  if (!facts) throw new UnreadableMediaError()
  return { sizeBytes, ...facts }
}

function videoFacts(path: string) {
  try {
    using input = new MediaInput(path, 'video')
    const { value: frame, done } = input.frames().next()
    if (done) return undefined
    return {
      kind: 'video' as const,
      contentType: videoType(input.container()),
      width: frame.width,
      height: frame.height,
      durationMs: Math.round(input.durationSeconds() * 1000),
      hasSound: hasSound(path),
    }
  } catch {
    return undefined
  }
}

function hasSound(path: string): boolean {
  try {
    using input = new MediaInput(path, 'audio')
    return !input.frames().next().done
  } catch {
    return false
  }
}

/** The length is that of the samples: what a header says of an MP3 is often a guess. */
function soundFacts(path: string) {
  try {
    using input = new MediaInput(path, 'audio')
    const samples = decodeSound(path)[0].length
    const contentType = soundType(input.container())
    return {
      kind: 'sound' as const,
      contentType,
      durationMs: Math.round((samples * 1000) / SAMPLE_RATE),
    }
  } catch {
    return undefined
  }
}

function videoType(container: string): string {
  if (container.includes('webm')) return 'video/webm'
  return container.includes('mp4') ? 'video/mp4' : 'application/octet-stream'
}

function soundType(container: string): string {
  const types: Record<string, string> = {
    wav: 'audio/wav',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    flac: 'audio/flac',
  }
  return types[container] ?? (container.includes('mp4') ? 'audio/mp4' : 'application/octet-stream')
}

const TYPES: Partial<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

type ImageFacts = { contentType: string; width: number; height: number }

/**
 * Decodes a PNG, JPEG or WebP picture in full, so that a damaged one is found out. Width and height are
 * those after the orientation its camera noted. Undefined for everything else.
 */
async function readImage(path: string): Promise<ImageFacts | undefined> {
  try {
    const { format, autoOrient } = await sharp(path).metadata()
    await sharp(path).stats()
    const contentType = TYPES[format]
    if (!contentType) return undefined
    return { contentType, width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}
