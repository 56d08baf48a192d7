import type { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of the archive: written here, or read from where it lies when its turn comes. */
export type PackedFile = { name: string } & (
  | { content: Buffer }
  /** Whose size is not known is told what it was behind it. */
  | { sizeBytes?: number; open: () => Promise<Readable> }
)

/** Media are compressed already. */
const PACKED = { compress: false }

/**
 * A ZIP file as it is written, a file after the other: nothing is held whole, and nothing is read before it is
 * wanted. Of any size and number (ZIP64). It breaks off with the error of what could not be read.
 */
export function writeZip(files: PackedFile[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const fail = (error: Error) => void output.destroy(error)
  zip.on('error', fail)
  let reading: Readable | null = null
  // Whoever reads may go away at any moment.
  output.on('close', () => reading?.destroy())
  for (const file of files) {
    const { name } = file
    if ('content' in file) {
      zip.addBuffer(file.content, name, PACKED)
      continue
    }
    const size = file.sizeBytes
    zip.addReadStreamLazy(name, { ...PACKED, ...(size !== undefined && { size }) }, (use) => {
      file.open().then((content) => {
        content.on('error', fail)
        reading = content
        if (output.destroyed) content.destroy()
        else use(null, content)
      }, fail)
    })
  }
  zip.end()
  return output
}
