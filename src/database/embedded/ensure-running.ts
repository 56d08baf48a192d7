import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { locateBinaries } from './binaries.ts'
import { identify, requireOwn } from './cluster-identity.ts'
import {
  type ClusterRecord,
  freePort,
  isFree,
  readClusterRecord,
  writeClusterRecord,
} from './cluster-record.ts'
import { createCluster } from './create-cluster.ts'
import { findPostmaster, isRunning, processesIn, startPostmaster } from './postmaster.ts'
import { serverAccount } from './server-account.ts'

/** A long recovery after a crash is still a start. */
const START_TIMEOUT_MS = 120_000
const STRAGGLERS_TIMEOUT_MS = 10_000
const POLL_MS = 20

/**
 * Finds the data folder's PostgreSQL running, or starts it. The caller holds the folder's lock.
 * @param wantedPort null: the port chosen at the first start, or another when that one is taken.
 */
export async function ensureRunning(
  dataFolder: string,
  wantedPort: number | null,
): Promise<ClusterRecord> {
  const record = await readClusterRecord(dataFolder)
  requireOwn(dataFolder, record, existsSync(logFile(dataFolder)))
  const found = findPostmaster(record.cluster)
  if (found !== null) {
    await untilReady(record, found, dataFolder)
    return record
  }
  await untilStragglersEnd(record.cluster)
  const next = { ...record, port: await portFor(record, wantedPort) }
  const account = serverAccount(next.cluster)
  const binaries = locateBinaries(account)
  await createCluster(next, binaries, account)
  next.systemId = identify(dataFolder, next.cluster)
  writeClusterRecord(dataFolder, next)
  const pid = startPostmaster(next, logFile(dataFolder), binaries, account)
  await untilReady(next, pid, dataFolder)
  return next
}

export function clusterUrl({ port, password }: ClusterRecord): string {
  return `postgresql://reelwright:${password}@127.0.0.1:${port}/postgres`
}

async function portFor(record: ClusterRecord, wanted: number | null): Promise<number> {
  if (await isFree(wanted ?? record.port)) return wanted ?? record.port
  if (wanted === null) return freePort()
  throw new Error(
    `Port ${wanted} is used by another program. Set DATABASE_PORT to a free port, or leave it out.`,
  )
}

/** Processes of a postmaster that was killed notice it within moments; two generations must never overlap. */
async function untilStragglersEnd(cluster: string): Promise<void> {
  const deadline = Date.now() + STRAGGLERS_TIMEOUT_MS
  for (;;) {
    const stragglers = processesIn(cluster)
    if (stragglers.length === 0) return
    if (Date.now() > deadline) for (const pid of stragglers) process.kill(pid, 'SIGKILL')
    await pause(POLL_MS)
  }
}

async function untilReady(record: ClusterRecord, pid: number, dataFolder: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await accepts(record))) {
    if (isRunning(pid) && Date.now() < deadline) {
      await pause(POLL_MS)
      continue
    }
    const lastWords = readFileSync(logFile(dataFolder), 'utf8').trim().split('\n').slice(-5)
    throw new Error(
      `PostgreSQL did not start. If its files are damaged, restore a backup.\n${lastWords.join('\n')}`,
    )
  }
}

async function accepts(record: ClusterRecord): Promise<boolean> {
  const client = new Client({ connectionString: clusterUrl(record) })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    // 28P01: somebody else's server answered on this port.
    if ((error as { code?: string }).code === '28P01') {
      throw new Error(
        `The database on port ${record.port} does not accept the password in postgres.json: it is not this data folder's.`,
        { cause: error },
      )
    }
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function logFile(dataFolder: string): string {
  return join(dataFolder, 'postgres.log')
}
