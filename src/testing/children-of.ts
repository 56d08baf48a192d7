import { readdirSync, readFileSync } from 'node:fs'

/** Process ids of the children whose command line names something. */
export function childrenOf(parentId: number, commandPart: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => parentOf(id) === parentId && commandOf(id).includes(commandPart))
}

function parentOf(id: number): number | null {
  const status = readProcess(id, 'stat')
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
}

function commandOf(id: number): string {
  return readProcess(id, 'cmdline')
}

function readProcess(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
