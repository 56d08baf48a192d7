import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A value kept as a file. Two processes may make it at the same time: each writes a file of its own and
 * renames it into place, so a reader sees a whole file or none. A file that cannot be read is made anew.
 */
export async function cached<Value>(
  folder: string | undefined,
  name: string,
  { make, read }: { make: () => Promise<Buffer>; read: (content: Buffer) => Promise<Value> },
): Promise<Value> {
  if (folder === undefined) return await read(await make())
  const path = join(folder, name)
  const known = await readFile(path)
    .then(read)
    .catch(() => null)
  if (known !== null) return known
  const content = await make()
  await keep(path, content)
  return await read(content)
}

/** A full or read-only disk costs time on the next picture, never this picture. */
async function keep(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, content)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
