import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs'

/** The operating system's account PostgreSQL runs as; null means as this process itself. */
export type ServerAccount = { name: string; uid: number; gid: number } | null

/**
 * PostgreSQL refuses to run as root, so root hands it to an account without rights.
 * @param cluster its owner decides when it exists already, so that the choice never changes.
 */
export function serverAccount(cluster: string): ServerAccount {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  const account =
    accounts.find(({ uid }) => owner !== undefined && uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL cannot run as root, and there is no account "postgres" or "nobody" to run it as. ' +
      'Start Reelwright as an ordinary user, or set DATABASE_URL.',
  )
}

/** True when the account can enter the folder, whatever the folders above it allow. */
export function canEnter(account: ServerAccount, folder: string): boolean {
  if (!account) return true
  const { uid, gid } = account
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    uid,
    gid,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  })
  return status === 0
}

/** Where root keeps what PostgreSQL's account cannot reach inside the project's own folders. */
const SHARED_FOLDER = '/var/lib/reelwright'

export function makeSharedFolder(): string {
  mkdirSync(SHARED_FOLDER, { recursive: true })
  // Whatever the umask: others must be able to pass through.
  chmodSync(SHARED_FOLDER, 0o755)
  return SHARED_FOLDER
}

export function isInSharedFolder(path: string): boolean {
  return path.startsWith(`${SHARED_FOLDER}/`)
}
