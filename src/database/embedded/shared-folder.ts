import { chmodSync, mkdirSync } from 'node:fs'

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
