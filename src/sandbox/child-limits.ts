import { readFileSync } from 'node:fs'

/** On a busy machine a process waits for its turn: so many times its limit, and not longer. */
const PATIENCE = 5
/** A clock tick of proc_pid_stat(5), which Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Whether a process that began so long ago has computed for its whole limit, or done nothing for much longer. */
export function isOverdue(pid: number, tookMs: number, limitMs: number): boolean {
  if (tookMs < limitMs) return false
  return tookMs >= limitMs * PATIENCE || processorTimeMs(pid) >= limitMs
}

/** How long a process and its threads have been computing, in ms; 0 when it has ended. */
function processorTimeMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the other fields may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}

/**
 * The memory that a process has taken for itself, in bytes; 0 when it has ended. What it merely reserves does
 * not count, nor the program's own file, which all children share.
 */
export function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    // proc_pid_status(5): resident anonymous and shared memory, in kB.
    const parts = status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)
    return [...parts].reduce((sum, [, kB]) => sum + Number(kB) * 1024, 0)
  } catch {
    return 0
  }
}
