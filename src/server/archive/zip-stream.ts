import type { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

export type ZipFile = { name: string; open: () => Promise<Iterable<Uint8Array> | Readable> }

/**
 * A ZIP file as it is written, a file after the other: nothing is held whole, and nothing is read before it is
 * wanted. Media are compressed already, so they are only packed.
 */
export async function* zipStream(files: ZipFile[]): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  function* takeWritten() {
    const chunks = written
    written = []
    yield* chunks
  }
  for (const { name, open } of files) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of await open()) {
      entry.push(chunk)
      yield* takeWritten()
    }
    entry.push(new Uint8Array(0), true)
    yield* takeWritten()
  }
  zip.end()
  yield* takeWritten()
}
