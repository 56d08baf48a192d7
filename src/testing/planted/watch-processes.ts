import { readdirSync, readFileSync } from 'node:fs'

/** One that was seen, as the kernel shows it. */
export type SeenProcess = { command: string; environment: string }

const LOOK_EVERY_MS = 10

/** Keeps what /proc shows of all that descends from a process, until it is told to end. */
export function watchProcesses(ancestorId: number): { seen: SeenProcess[]; end: () => void } {
  const seen = new Map<string, SeenProcess>()
  const look = () => {
    for (const id of descendantsOf(ancestorId)) {
      const command = read(id, 'cmdline').replaceAll('\0', ' ')
      const environment = read(id, 'environ')
      // Between fork and exec a process still is its parent.
      if (command && environment) seen.set(`${id} ${command}`, { command, environment })
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    get seen() {
      return [...seen.values()]
    },
    end: () => clearInterval(timer),
  }
}

function descendantsOf(ancestorId: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = read(Number(name), 'stat')
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const below = (id: number): number[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...below(child)])
  return below(ancestorId)
}

function read(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
