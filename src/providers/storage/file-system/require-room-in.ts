import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'

/** About a finished video: with less the next one fails, or the one after it. */
const ROOM_MIN_BYTES = 64 * 1024 * 1024

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
