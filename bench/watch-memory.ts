import { readdirSync, readFileSync } from 'node:fs'

const INTERVAL_MS = 100

/** Watches how much memory this process and all below it take together; `stop` answers the peak in MB. */
export function watchMemory(): { stop: () => number } {
  let peakMB = 0
  const look = () => {
    peakMB = Math.max(
      peakMB,
      familyOf(process.pid).reduce((sum, pid) => sum + memoryMB(pid), 0),
    )
  }
  const timer = setInterval(look, INTERVAL_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peakMB
    },
  }
}

function familyOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry)
    if (pid) parents.set(pid, parentOf(pid))
  }
  const family = [root]
  for (const member of family) {
    for (const [pid, parent] of parents) if (parent === member) family.push(pid)
  }
  return family
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
}

/** Proportional set size: memory that several processes share counts once, not once for each. */
function memoryMB(pid: number): number {
  return Number(/^Pss:\s*(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
}

/** Processes end while they are looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
