import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const STALE_MS = 24 * 60 * 60 * 1000

/** Removes what killed processes left half-written: files of a folder untouched for a day. */
export async function removeStaleFiles(folder: string, nowMs = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    if (facts && nowMs - facts.mtimeMs > STALE_MS) await rm(path, { force: true })
  }
}
