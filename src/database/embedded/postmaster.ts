import { spawn } from 'node:child_process'
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterRecord } from './cluster-record.ts'
import type { ServerAccount } from './server-account.ts'

const LOG_MAX_BYTES = 5_000_000
const STOP_TIMEOUT_MS = 15_000
const POLL_MS = 20

/** Sized for a small machine beside a worker that renders video. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

/**
 * Starts PostgreSQL apart from this process: it outlives a kill, and the next start finds it.
 * @returns its process id; it accepts connections a moment later.
 */
export function startPostmaster(
  { cluster, port }: ClusterRecord,
  logFile: string,
  binaries: string,
  account: ServerAccount,
): number {
  // It belongs to no process any more, as the caller made sure; its number may be another's by now.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(logFile)
  const child = spawn(join(binaries, 'postgres'), ['-D', cluster, '-p', `${port}`, ...settings], {
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  if (child.pid === undefined) throw new Error(`PostgreSQL could not be started from ${binaries}.`)
  return child.pid
}

/** The running postmaster of a cluster, or null. */
export function findPostmaster(cluster: string): number | null {
  const pid = Number.parseInt(readIfThere(join(cluster, 'postmaster.pid')), 10)
  return isRunning(pid) && processesIn(cluster).includes(pid) ? pid : null
}

/** Ends it so that the next start needs no recovery. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = findPostmaster(cluster)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (isRunning(pid)) {
    // Immediate shutdown: nothing is lost, the next start replays the log.
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
    await pause(POLL_MS)
  }
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES) {
    renameSync(file, `${file}.old`)
  }
  return openSync(file, 'a', 0o600)
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** True while the process runs. One that ended and was not yet collected by its parent counts as gone. */
export function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the state may itself contain spaces and parentheses.
    return !'ZX'.includes(stat.charAt(stat.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

/** Every process of PostgreSQL that works in `cluster`, as all of a server's do; not the shell of a visitor. */
export function processesIn(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingDirectory(pid) === cluster && isPostgres(pid) && isRunning(pid))
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n'
  } catch {
    return false
  }
}

function workingDirectory(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}
