import { readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux reports times to programs on every common architecture. */
const TICKS = 100

/** Processor time of all child processes that have ended, in seconds. See proc(5), /proc/pid/stat. */
export function childCpuSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The name, in parentheses, may hold spaces; the third field follows it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}
