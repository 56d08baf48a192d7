import { readFileSync } from 'node:fs'

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
