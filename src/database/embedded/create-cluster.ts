import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hasFiles } from './cluster-identity.ts'
import type { ClusterRecord } from './cluster-record.ts'
import type { ServerAccount } from './server-account.ts'

const FLAGS = [
  '--username=reelwright',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/**
 * Makes an empty cluster unless there is one. It is built beside its place and moved there when
 * finished, so a process killed half-way leaves nothing that looks like a database.
 */
export async function createCluster(
  { cluster, password }: ClusterRecord,
  binaries: string,
  account: ServerAccount,
): Promise<void> {
  if (hasFiles(cluster)) return
  const unfinished = `${cluster}.unfinished`
  const passwordFile = join(unfinished, 'password')
  const target = join(unfinished, 'cluster')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(cluster), { recursive: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) {
    chownSync(passwordFile, account.uid, account.gid)
    chownSync(unfinished, account.uid, account.gid)
  }
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [...FLAGS, `--pwfile=${passwordFile}`, `--pgdata=${target}`],
    {
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      ...(account && { uid: account.uid, gid: account.gid }),
    },
  )
  chmodSync(target, 0o700)
  renameSync(target, cluster)
  rmSync(unfinished, { recursive: true, force: true })
}
