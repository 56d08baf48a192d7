import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type IconSetName = 'fluent' | 'noto'

/** Where an icon's JSON lies in the set's file, in bytes: name to start and length. */
export type IconOffsets = Record<string, [start: number, lengthBytes: number]>

const FILES: Record<IconSetName, string> = {
  fluent: '@iconify-json/fluent-emoji/icons.json',
  noto: '@iconify-json/noto/icons.json',
}
const DEFAULT_SIZE: Record<IconSetName, number> = { fluent: 32, noto: 128 }
const CHUNK_BYTES = 8 * 1024 * 1024

/** An entry of an Iconify file starts on a line of its own, two tabs deep: `\n\t\t"name": {`. */
const ENTRY = Buffer.from('\n\t\t"')

/**
 * Finds every icon of a set without parsing its file: the largest is 100 MB of JSON and would take
 * 390 MB of memory as objects. Reads the file once, in pieces.
 */
export async function findIcons(set: IconSetName): Promise<IconOffsets> {
  const starts: { name: string; at: number }[] = []
  await using file = await open(iconFile(set))
  const { size } = await file.stat()
  const chunk = Buffer.alloc(CHUNK_BYTES)
  // Pieces overlap by the longest imaginable name, so that none is cut in two.
  for (let position = 0; position < size; position += CHUNK_BYTES - 256) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, position)
    const piece = chunk.subarray(0, bytesRead)
    for (let at = piece.indexOf(ENTRY); at >= 0; at = piece.indexOf(ENTRY, at + ENTRY.length)) {
      const end = piece.indexOf('": {', at)
      if (end < 0 || end - at > 200) continue
      const start = position + end + 3
      if ((starts.at(-1)?.at ?? -1) < start)
        starts.push({ name: piece.toString('utf8', at + 4, end), at: start })
    }
  }
  return Object.fromEntries(
    starts.map(({ name, at }, index) => [name, [at, (starts[index + 1]?.at ?? size) - at]]),
  )
}

/** One icon as an SVG document. */
export async function readIcon(
  set: IconSetName,
  [start, lengthBytes]: [number, number],
): Promise<string> {
  await using file = await open(iconFile(set))
  const text = Buffer.alloc(lengthBytes)
  await file.read(text, 0, lengthBytes, start)
  const end = text.indexOf('\n\t\t}')
  const icon = JSON.parse(text.toString('utf8', 0, end + 4)) as {
    body: string
    width?: number
    height?: number
  }
  const [width, height] = [icon.width ?? DEFAULT_SIZE[set], icon.height ?? DEFAULT_SIZE[set]]
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
}

function iconFile(set: IconSetName): string {
  return fileURLToPath(import.meta.resolve(FILES[set]))
}
