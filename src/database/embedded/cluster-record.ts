import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { freePort } from './free-port.ts'
import { canEnter, serverAccount } from './server-account.ts'
import { makeSharedFolder } from './shared-folder.ts'

/** How to find and enter the embedded database; kept in the data folder, readable by its owner only. */
const ClusterRecord = z.object({
  port: z.number().int(),
  password: z.string(),
  /** PostgreSQL's own data directory. */
  cluster: z.string(),
})
export type ClusterRecord = z.infer<typeof ClusterRecord>

/** Reads the record, or makes up the first one: a free port, a random password, a reachable place. */
export async function readClusterRecord(dataFolder: string): Promise<ClusterRecord> {
  const file = recordFile(dataFolder)
  if (existsSync(file)) return ClusterRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  const record = {
    port: await freePort(),
    password: randomBytes(24).toString('base64url'),
    cluster: placeFor(dataFolder),
  }
  writeClusterRecord(dataFolder, record)
  return record
}

/** Written whole or not at all. */
export function writeClusterRecord(dataFolder: string, record: ClusterRecord): void {
  const file = recordFile(dataFolder)
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function recordFile(dataFolder: string): string {
  return join(dataFolder, 'postgres.json')
}

function placeFor(dataFolder: string): string {
  const inside = resolve(dataFolder, 'postgres')
  if (canEnter(serverAccount(inside), dataFolder)) return inside
  const outside = join(makeSharedFolder(), randomBytes(6).toString('hex'))
  mkdirSync(outside)
  chmodSync(outside, 0o755)
  process.stderr.write(
    `PostgreSQL's account cannot enter ${dataFolder}, so the database is kept in ${outside}.\n`,
  )
  return join(outside, 'postgres')
}
