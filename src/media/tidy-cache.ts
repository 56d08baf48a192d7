import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ABANDONED_AFTER_MS = 24 * 3_600_000

/**
 * Keeps a segment cache within its size: the segments that nobody has needed for longest go first, and so
 * does what killed renders left behind. Renders under way are not harmed: they hold links of their own.
 */
export async function tidyCache(cacheFolder: string, mostBytes: number): Promise<void> {
  const entries = await Promise.all(
    (await readdir(cacheFolder)).map(async (name) => {
      const path = join(cacheFolder, name)
      const facts = await stat(path).catch(() => undefined)
      return {
        path,
        isFolder: facts?.isDirectory(),
        sizeBytes: facts?.size ?? 0,
        usedAt: facts?.mtimeMs ?? 0,
      }
    }),
  )
  const abandoned = Date.now() - ABANDONED_AFTER_MS
  for (const { path, isFolder, usedAt } of entries) {
    if (isFolder && usedAt < abandoned) await rm(path, { recursive: true, force: true })
  }
  let kept = 0
  for (const { path, sizeBytes } of entries
    .filter((entry) => !entry.isFolder)
    .toSorted((a, b) => b.usedAt - a.usedAt)) {
    kept += sizeBytes
    if (kept > mostBytes) await rm(path, { force: true })
  }
}
