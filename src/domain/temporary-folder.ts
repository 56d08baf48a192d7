import { readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '#database/embedded/postmaster.ts'

/** Does work that needs files of its own on this machine, in a folder that goes with it. */
export async function inTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), ownPrefix()))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Longer than any work takes. */
const STALE_MS = 24 * 60 * 60 * 1000

/**
 * Removes the folders that killed processes of this product have left on this machine. Those of running ones stay,
 * whoever started them; where that cannot be told, those that were touched within a day.
 */
export async function removeLeftFolders(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    // One that belongs to another account is for that account to remove.
    if (await isLeft(name, path)) await rm(path, { recursive: true }).catch(() => undefined)
  }
}

async function isLeft(name: string, path: string): Promise<boolean> {
  const owner = ownerOf(name)
  if (owner !== 'unknown') return owner === 'gone'
  const facts = await stat(path).catch(() => null)
  return facts !== null && Date.now() - facts.mtimeMs > STALE_MS
}

const NAME = /^reelwright-(?<namespace>\d+)-(?<pid>\d+)-(?<startedAt>\d+)-/

/** `unknown`: the folder is of a process that cannot be seen from here, in another container say. */
type FolderOwner = 'nobody' | 'alive' | 'gone' | 'unknown'

/**
 * What the folders of this process begin with: its number, and what tells it from others that had that number
 * or have it elsewhere (pid_namespaces(7), and the start time of proc_pid_stat(5)).
 */
function ownPrefix(): string {
  return `reelwright-${pidNamespace()}-${process.pid}-${startOf(process.pid)}-`
}

/** Whether the process that made a folder of this name still runs; `nobody` for names of other programs. */
function ownerOf(folderName: string): FolderOwner {
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
