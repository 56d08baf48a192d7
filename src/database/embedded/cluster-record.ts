import { randomBytes, randomInt } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { hasFiles, requireKnown } from './cluster-identity.ts'
import { canEnter, isInSharedFolder, makeSharedFolder, serverAccount } from './server-account.ts'

/** How to find and enter the embedded database; kept in the data folder, readable by its owner only. */
const ClusterRecord = z.object({
  port: z.number().int(),
  password: z.string(),
  /** PostgreSQL's own data directory. In the file it is relative to the data folder, which may move. */
  cluster: z.string(),
  /** What PostgreSQL calls the cluster, once it is made. */
  systemId: z.string().optional(),
})
export type ClusterRecord = z.infer<typeof ClusterRecord>

const INSIDE = 'postgres'

/** Reads the record, or makes up the first one: a free port, a random password, a reachable place. */
export async function readClusterRecord(dataFolder: string): Promise<ClusterRecord> {
  const file = recordFile(dataFolder)
  // PostgreSQL's processes are found by their working directory, which the kernel names without links.
  const folder = realpathSync(dataFolder)
  if (existsSync(file)) {
    const record = ClusterRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { ...record, cluster: placeOf(record.cluster, folder) }
  }
  requireKnown(join(folder, INSIDE), file)
  const cluster = placeFor(folder)
  const password = randomBytes(24).toString('base64url')
  const record = { port: await freePort(), password, cluster }
  writeClusterRecord(dataFolder, record)
  return record
}

/** Written whole or not at all. */
export function writeClusterRecord(dataFolder: string, record: ClusterRecord): void {
  const file = recordFile(dataFolder)
  const cluster = isInSharedFolder(record.cluster) ? record.cluster : INSIDE
  const text = `${JSON.stringify({ ...record, cluster }, null, 2)}\n`
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

function recordFile(dataFolder: string): string {
  return join(dataFolder, 'postgres.json')
}

/** Earlier versions wrote the whole path, which a copy or a move of the folder made wrong. */
function placeOf(written: string, folder: string): string {
  if (!isAbsolute(written)) return join(folder, written)
  return isInSharedFolder(written) && !hasFiles(join(folder, INSIDE))
    ? written
    : join(folder, INSIDE)
}

function placeFor(folder: string): string {
  const inside = resolve(folder, INSIDE)
  if (canEnter(serverAccount(inside), folder)) return inside
  const outside = join(makeSharedFolder(), randomBytes(6).toString('hex'))
  mkdirSync(outside)
  chmodSync(outside, 0o755)
  process.stderr.write(
    `PostgreSQL's account cannot enter ${folder}, so the database is kept in ${outside}.\n`,
  )
  return join(outside, 'postgres')
}

/** Below the range from which the system picks ports for outgoing connections. */
const LOWEST = 20_000
const HIGHEST = 29_999

/** A loopback port nobody listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1)
    if (await isFree(port)) return port
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
