import { readFileSync, readlinkSync } from 'node:fs'
import { isRunning } from '#database/embedded/process-table.ts'

const NAME = /^reelwright-(?<namespace>\d+)-(?<pid>\d+)-(?<startedAt>\d+)-/

/** `unknown`: the folder is of a process that cannot be seen from here, in another container say. */
export type FolderOwner = 'nobody' | 'alive' | 'gone' | 'unknown'

/**
 * What the folders of this process begin with: its number, and what tells it from others that had that number
 * or have it elsewhere (pid_namespaces(7), and the start time of proc_pid_stat(5)).
 */
export function ownPrefix(): string {
  return `reelwright-${pidNamespace()}-${process.pid}-${startOf(process.pid)}-`
}

/** Whether the process that made a folder of this name still runs; `nobody` for names of other programs. */
export function ownerOf(folderName: string): FolderOwner {
  const { namespace, pid, startedAt } = NAME.exec(folderName)?.groups ?? {}
  if (!namespace) return 'nobody'
  if (namespace !== pidNamespace()) return 'unknown'
  return isRunning(Number(pid)) && startOf(Number(pid)) === startedAt ? 'alive' : 'gone'
}

/** The same for all processes that see each other, as far as the kernel tells. */
function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '')
  } catch {
    return '0'
  }
}

/** Clock ticks from the machine's start to the process's; undefined when it has just ended. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the other fields may itself contain spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
