import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const Line = z.union([
  z.object({ key: z.string(), sizeBytes: z.number().int() }),
  z.object({ removed: z.string() }),
])
type Line = z.infer<typeof Line>

/** Which files were found to be the same in both stores. Nothing is written twice under one key, so they still are. */
export type CopyJournal = {
  /** Size in bytes, by key. */
  proven: ReadonlyMap<string, number>
  addProven: (key: string, sizeBytes: number) => Promise<void>
  addRemoved: (key: string) => Promise<void>
}

/**
 * Opens the file that tells what earlier runs of a copy have done, so that the next one need not read it all again.
 * @param ends what names the two stores.
 */
export async function openCopyJournal(
  folder: string,
  ends: { from: string; to: string },
): Promise<CopyJournal> {
  const name = createHash('sha256')
    .update(JSON.stringify([ends.from, ends.to]))
    .digest('hex')
  const path = join(folder, `${name.slice(0, 16)}.jsonl`)
  const proven = new Map<string, number>()
  for (const line of await linesOf(path)) {
    if ('removed' in line) proven.delete(line.removed)
    else proven.set(line.key, line.sizeBytes)
  }
  await mkdir(dirname(path), { recursive: true })
  // Whoever was killed may have left half a line.
  await appendFile(path, '\n')
  const write = (line: Line) => appendFile(path, `${JSON.stringify(line)}\n`)
  return {
    proven,
    async addProven(key, sizeBytes) {
      proven.set(key, sizeBytes)
      await write({ key, sizeBytes })
    },
    async addRemoved(key) {
      proven.delete(key)
      await write({ removed: key })
    },
  }
}

async function linesOf(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      return [Line.parse(JSON.parse(line))]
    } catch {
      // Half a line only costs a second look at one file.
      return []
    }
  })
}
