import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { MediaInput } from '#media/ffmpeg/media-input.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'

type StoredFile = {
  storageKey: string
  sizeBytes: number
  contentType: string
  durationMs: number | null
}

/** Reads every film and sound to its end. @returns how many there are, and what is wrong with them */
export async function lookAtFiles(
  db: Database,
  dataFolder: string,
): Promise<{ files: number; films: number; faults: string[] }> {
  const media = join(dataFolder, 'media')
  const storage = createFileSystemStorage(media)
  const { rows } = await db.execute<StoredFile>(sql`
    select storage_key as "storageKey", size_bytes::float8 as "sizeBytes", content_type as "contentType",
      duration_ms as "durationMs" from assets`)
  const faults: string[] = []
  let films = 0
  for (const { storageKey, sizeBytes, contentType, durationMs } of rows) {
    const stored = await storage.stat(storageKey)
    if (stored?.sizeBytes !== sizeBytes) {
      faults.push(`${storageKey} has ${stored?.sizeBytes ?? 'no'} bytes of ${sizeBytes}.`)
      continue
    }
    if (!contentType.startsWith('video/')) continue
    films++
    const seconds = secondsDecoded(join(media, storageKey))
    if (Math.abs(seconds * 1000 - (durationMs ?? 0)) > 100) {
      faults.push(`${storageKey} decodes for ${seconds} s of ${durationMs} ms.`)
    }
  }
  return { files: rows.length, films, faults }
}

/** As long as its frames are that really decode, none of them lost. */
function secondsDecoded(path: string): number {
  using input = new MediaInput(path, 'video')
  const { num, den } = input.stream.avgFrameRate
  const frames = input.frames()
  let count = 0
  while (!frames.next().done) count++
  return (count * den) / num
}
