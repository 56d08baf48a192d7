import { constants } from 'node:fs'
import { access, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** About a finished video: with less the next one fails, or the one after it. */
const ROOM_MIN_BYTES = 64 * 1024 * 1024

/** What is left of the disk of a folder; null where it is not there yet, or the file system does not count. */
export async function roomIn(folder: string) {
  const facts = await statfs(folder).catch(() => null)
  if (!facts || facts.blocks === 0) return null
  const { bavail, blocks, bsize } = facts
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** @throws Error that names the disk's fault and the folder when files cannot be written there, or hardly any. */
export async function requireRoomIn(folder: string, roomMinBytes = ROOM_MIN_BYTES): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    // Says so of a disk that can only be read to everyone, root included.
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new Error(`Nothing can be written in ${folder}: ${(error as Error).message}`, {
      cause: error,
    })
  }
  const { bavail, bsize, blocks } = await statfs(folder)
  // Some file systems do not count.
  if (blocks > 0 && bavail * bsize < roomMinBytes) {
    const left = Math.floor((bavail * bsize) / 2 ** 20)
    throw new Error(`The disk of ${folder} is full: ${left} MB are left.`)
  }
}

const STALE_MS = 24 * 60 * 60 * 1000

/** Removes what killed processes left half-written: files of a folder untouched for a day. */
export async function removeStaleFiles(folder: string, nowMs = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    if (facts && nowMs - facts.mtimeMs > STALE_MS) await rm(path, { force: true })
  }
}
