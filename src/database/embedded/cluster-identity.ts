import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInSharedFolder } from './server-account.ts'

/** A cluster made anew in place of a lost one would look like an installation without any account. */
const ADVICE = 'Restore a backup of the data folder, or put the right files back'

/** @throws Error when there is a cluster, but nothing that says how to enter it. */
export function requireKnown(cluster: string, recordFile: string): void {
  if (!hasFiles(cluster)) return
  throw new Error(
    `There is a database in ${cluster}, but ${recordFile} is missing. Put it back, or restore a backup of the data folder.`,
  )
}

/**
 * Never opens, and never makes, a cluster that is not the data folder's own.
 * @param wasStarted true when the folder has had a running database.
 * @throws Error in words for the operator.
 */
export function requireOwn(
  dataFolder: string,
  { cluster, systemId }: { cluster: string; systemId?: string | undefined },
  wasStarted: boolean,
): void {
  const folder = realpathSync(dataFolder)
  const owner = isInSharedFolder(cluster) ? readIfThere(markOf(cluster)).trim() : ''
  if (owner !== '' && owner !== folder) {
    throw new Error(
      `The database in ${cluster} belongs to the data folder ${owner}, not to ${folder}. If that folder was moved here, delete ${markOf(cluster)} and start again; a copy needs a database of its own: restore a backup into an empty folder.`,
    )
  }
  if (!hasFiles(cluster)) {
    if (systemId === undefined && !wasStarted) return
    throw new Error(
      `The database of this data folder is missing: ${cluster} is not there. ${ADVICE}.`,
    )
  }
  const found = systemIdOf(cluster)
  if (found === null) throw new Error(`The database in ${cluster} is damaged. ${ADVICE}.`)
  if (systemId === undefined || systemId === found) return
  throw new Error(`The database in ${cluster} belongs to another data folder. ${ADVICE}.`)
}

/** Writes down whose the cluster is, so that it is known again. @returns what PostgreSQL calls it */
export function identify(dataFolder: string, cluster: string): string {
  if (isInSharedFolder(cluster)) writeFileSync(markOf(cluster), `${realpathSync(dataFolder)}\n`)
  const systemId = systemIdOf(cluster)
  if (systemId === null) throw new Error(`The database in ${cluster} is damaged. ${ADVICE}.`)
  return systemId
}

export function hasFiles(cluster: string): boolean {
  return existsSync(cluster) && readdirSync(cluster).length > 0
}

function markOf(cluster: string): string {
  return join(dirname(cluster), 'data-folder')
}

/** The first eight bytes of the control file; null without the files that every cluster has. */
function systemIdOf(cluster: string): string | null {
  const control = join(cluster, 'global', 'pg_control')
  if (!existsSync(control) || !existsSync(join(cluster, 'PG_VERSION'))) return null
  const bytes = readFileSync(control)
  return bytes.length < 8 ? null : String(bytes.readBigUInt64LE(0))
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
