import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Finished segments of earlier renders. A file's name says what it shows and what its bytes must be:
 * `<segment>-<digest>.mp4`. It appears by renaming, so that any number of renders may share a folder.
 */
export async function findSegment(cacheFolder: string, name: string): Promise<string | undefined> {
  const files = await readdir(cacheFolder)
  for (const file of files.filter((each) => each.startsWith(`${name}-`))) {
    const path = join(cacheFolder, file)
    if (file === fileName(name, await digestOf(path))) {
      // Its age tells which segments nobody has needed for long.
      const now = new Date()
      await utimes(path, now, now)
      return path
    }
    await rm(path, { force: true })
  }
  return undefined
}

/** Moves a finished file into the cache and answers where it is now. */
export async function keepSegment(
  cacheFolder: string,
  name: string,
  finishedPath: string,
): Promise<string> {
  await mkdir(cacheFolder, { recursive: true })
  const path = join(cacheFolder, fileName(name, await digestOf(finishedPath)))
  await rename(finishedPath, path)
  return path
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
