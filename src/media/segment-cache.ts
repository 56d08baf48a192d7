import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Links a finished segment of an earlier render to where this one needs it, if the cache has it. A file's name
 * says what it shows and what its bytes must be: `<segment>-<digest>.mp4`. It appears by renaming, so that any
 * number of renders may share a folder, and clear it: what is linked stays.
 */
export async function takeSegment(
  cacheFolder: string,
  name: string,
  linkPath: string,
): Promise<boolean> {
  const files = await readdir(cacheFolder)
  for (const file of files.filter((each) => each.startsWith(`${name}-`))) {
    const path = join(cacheFolder, file)
    if (!(await isLinked(path, linkPath))) continue
    if (file === fileName(name, await digestOf(linkPath))) {
      // Its age tells which segments nobody has needed for long.
      const now = new Date()
      await utimes(linkPath, now, now)
      return true
    }
    await rm(linkPath)
    await rm(path, { force: true })
  }
  return false
}

/** Puts a finished segment into the cache, under a link: the file stays where it is, too. */
export async function keepSegment(
  cacheFolder: string,
  name: string,
  finishedPath: string,
): Promise<void> {
  const incoming = `${finishedPath}.kept`
  await link(finishedPath, incoming)
  await rename(incoming, join(cacheFolder, fileName(name, await digestOf(finishedPath))))
}

/** False when another render cleared it away in this moment. */
async function isLinked(path: string, linkPath: string): Promise<boolean> {
  try {
    await link(path, linkPath)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
}

/** SHA-256 of a file's content, in hexadecimal. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function fileName(name: string, digest: string): string {
  return `${name}-${digest.slice(0, 32)}.mp4`
}

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
