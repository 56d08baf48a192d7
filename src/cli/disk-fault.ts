import { dirname } from 'node:path'
import { CommandError } from './command-error.ts'

const DISK_FAULTS: Record<string, string> = {
  ENOSPC: 'is full',
  EDQUOT: 'has no room left for this account',
  EROFS: 'can only be read',
}

/** What keeps the disk from taking a file, in one line; null for a fault of another kind. */
export function diskFault(error: unknown, path: string): CommandError | null {
  const fault = DISK_FAULTS[(error as NodeJS.ErrnoException).code ?? '']
  if (!fault) return null
  return new CommandError(`The disk of ${dirname(path)} ${fault}: ${path} was not written.`)
}
