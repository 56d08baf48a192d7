import { dirname } from 'node:path'
import { CommandError } from './command-error.ts'

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
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
