import { createHash } from 'node:crypto'

/**
 * The POSIX tar format ("ustar" with pax headers), as it is streamed: https://pubs.opengroup.org, `pax`.
 * Any tar program opens such a file; what kind of content an entry has is kept under a key of our own.
 */
const BLOCK = 512
const TYPE_KEY = 'REELWRIGHT.content-type'
const PAX = 'x'
const PLAIN = '0'

export type TarEntry = { name: string; sizeBytes: number; contentType?: string | undefined }
type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** @throws Error when there is more or less content than was said. */
export async function* writeEntry(entry: TarEntry, content: Content): AsyncGenerator<Uint8Array> {
  const { name, sizeBytes, contentType } = entry
  const pax = Buffer.from(
    record('path', name) +
      record('size', String(sizeBytes)) +
      (contentType === undefined ? '' : record(TYPE_KEY, contentType)),
  )
  yield Buffer.concat([header('pax', pax.length, PAX), pax, padding(pax.length)])
  yield header(name, sizeBytes, PLAIN)
  let written = 0
  for await (const chunk of content) {
    written += chunk.length
    if (written <= sizeBytes) yield chunk
  }
  if (written !== sizeBytes) {
    throw new Error(`${name} has ${written} bytes instead of ${sizeBytes}.`)
  }
  yield padding(sizeBytes)
}

export function endOfTar(): Uint8Array {
  return Buffer.alloc(2 * BLOCK)
}

export type ReadEntry = TarEntry & {
  content: AsyncIterable<Buffer>
  /** SHA-256 of all that lies before it in the file. */
  sha256Before: () => string
}

/** The entries one after the other; each must be read to its end before the next is asked for. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const source = byteSource(bytes)
  let facts = new Map<string, string>()
  let before = source.hash.copy()
  for (;;) {
    const block = await source.take(BLOCK)
    if (block.every((byte) => byte === 0)) return
    requireHeader(block)
    const sizeBytes = Number(facts.get('size') ?? Number.parseInt(textAt(block, 124, 12), 8))
    const skip = padding(sizeBytes).length
    if (textAt(block, 156, 1) === PAX) {
      facts = recordsOf(await source.take(sizeBytes))
      await source.take(skip)
      continue
    }
    const name = facts.get('path') ?? textAt(block, 0, 100)
    const contentType = facts.get(TYPE_KEY)
    const sum = before
    const sha256Before = () => sum.digest('hex')
    yield { name, sizeBytes, contentType, content: source.pass(sizeBytes), sha256Before }
    await source.take(skip)
    facts = new Map()
    before = source.hash.copy()
  }
}

function header(name: string, sizeBytes: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name.slice(-100), 0, 100)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  // What does not fit stands in the pax header.
  block.write(`${Math.min(sizeBytes, 0o77777777777).toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function requireHeader(block: Buffer): void {
  const isTar = textAt(block, 257, 5) === 'ustar'
  if (!isTar || Number.parseInt(textAt(block, 148, 8), 8) !== checksumOf(block)) {
    throw new NotABackupError()
  }
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function textAt(block: Buffer, from: number, length: number): string {
  return block
    .toString('utf8', from, from + length)
    .split('\0', 1)
    .join('')
}

function padding(sizeBytes: number): Buffer {
  return Buffer.alloc((BLOCK - (sizeBytes % BLOCK)) % BLOCK)
}

/** `LENGTH KEY=VALUE\n`, where the length counts its own digits. */
function record(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`)
  let length = rest + 1
  while (String(length).length + rest > length) length++
  return `${length} ${key}=${value}\n`
}

function recordsOf(bytes: Buffer): Map<string, string> {
  const records = new Map<string, string>()
  for (let at = 0; at < bytes.length; ) {
    const length = Number.parseInt(bytes.toString('latin1', at, at + 20), 10)
    if (!(length > 0)) throw new NotABackupError()
    const text = bytes.toString('utf8', at, at + length - 1)
    const [key = '', ...value] = text.slice(text.indexOf(' ') + 1).split('=')
    records.set(key, value.join('='))
    at += length
  }
  return records
}

/** The file is something else, or was changed. */
export class NotABackupError extends Error {}
/** The file is shorter than it was. */
export class CutShortError extends Error {}

function byteSource(bytes: AsyncIterable<Buffer>) {
  const iterator = bytes[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)

  async function* pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (rest.length === 0) {
        const next = await iterator.next()
        if (next.done) throw new CutShortError()
        rest = next.value
      }
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      hash.update(part)
      yield part
    }
  }

  return {
    hash,
    pass,
    async take(count: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of pass(count)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}
