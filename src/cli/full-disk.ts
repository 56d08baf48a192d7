import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from './run-command.ts'

const DISK_FAULTS: Record<string, string> = {
  ENOSPC: 'is full',
  EDQUOT: 'has no room left for this account',
  EROFS: 'can only be read',
}

/** What keeps the disk from taking a file, in one line; null for a fault of another kind. */
export function diskFault(error: unknown, path: string): CommandError | null {
  const fault = DISK_FAULTS[codeOf(error)]
  if (!fault) return null
  const line = `The disk of ${dirname(path)} ${fault}: ${path} was not written.`
  return new CommandError(line, { isOfDisk: true })
}

/** Whether Node says that a disk takes nothing more. */
function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}

/** Below this the product itself says that it has no room. */
const ROOM_MIN_BYTES = 64 * 1024 * 1024

/**
 * The error as one line that names the disk, when what failed did so because the data folder's disk is full: the
 * database, the server and the worker each tell of it in their own way. Else the error itself.
 */
export async function namingFullDisk(
  error: unknown,
  dataFolder: string,
  roomMinBytes = ROOM_MIN_BYTES,
): Promise<unknown> {
  // It was another disk, and is named already.
  if (error instanceof CommandError && error.isOfDisk) return error
  const left = await bytesLeft(dataFolder)
  const isFull = left !== null && left < roomMinBytes
  if (!isFull && !isDiskFull(error)) return error
  const advice = error instanceof CommandError ? error.advice : ''
  const room = left === null ? '' : `, ${Math.floor(left / 2 ** 20)} MB are left`
  return new CommandError(`The disk of the data folder ${dataFolder} is full${room}.`, { advice })
}

/** Null where the file system does not count. */
async function bytesLeft(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.blocks > 0 ? disk.bavail * disk.bsize : null
}
