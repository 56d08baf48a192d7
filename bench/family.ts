import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux reports times to programs on every common architecture. */
const TICKS = 100

/** A process and all below it that run now, by their ids. */
export function familyOf(root: number): number[] {
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

/**
 * Processor time of a process and all below it so far, in seconds: of those that run and of those that have ended.
 * One that just answers and has not ended yet counts once, before as after. See proc(5), /proc/pid/stat.
 */
export function cpuSecondsOf(root: number): number {
  const ticks = familyOf(root).flatMap((pid) => {
    const stat = readOf(pid, 'stat')
    // The name, in parentheses, may hold spaces; the third field follows it. Own times, then those of ended children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).map(Number)
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS
}

/** Memory of a process and all below it, in MB: what several of them share counts once, not once for each. */
export function memoryMBOf(root: number): number {
  const shares = familyOf(root).map(
    (pid) => /^Pss:\s*(\d+)/m.exec(readOf(pid, 'smaps_rollup'))?.[1],
  )
  return shares.reduce((sum, kB) => sum + Number(kB ?? 0), 0) / 1024
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readOf(pid, 'status'))?.[1] ?? 0)
}

/** Processes end while they are looked at. */
function readOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
