import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { HOLDER } from '#database/embedded/open-embedded-database.ts'
import { bringUpToDate, lastMigrationOf, lockMigrations, MIGRATIONS } from '#database/migrate.ts'
import { COMMAND_LINE_USER_ID } from '../actor.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import {
  BackupEnd,
  BackupHead,
  type BackupResult,
  END,
  HEAD,
  MEDIA,
  STORED_KEYS,
  TABLES,
} from './backup-file.ts'
import { beginTables, endTables, type Link, writePiece } from './restore-tables.ts'
import { CutShortError, NotABackupError, type ReadEntry, readTar } from './tar-file.ts'
import type { Installation } from './write-backup.ts'

type Options = {
  /** Replaces what there is. */
  isForced: boolean
  signal: AbortSignal
}

/**
 * Puts a backup into an installation that nothing runs on: everything, or, when anything fails, nothing.
 * Files that were put into storage by a restore that failed count as discarded, and are swept away.
 * @throws Error in words for the operator.
 */
export async function restoreBackup(
  installation: Installation,
  path: string,
  options: Options,
): Promise<BackupResult> {
  const client = new Client({ connectionString: installation.databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const bytes = createReadStream(path, { signal: options.signal })
  // Until somebody reads, what is wrong with it is told to nobody else.
  bytes.on('error', () => undefined)
  try {
    await requireUnused(client)
    await lockMigrations(client)
    await bringUpToDate(client)
    if ((await lastMigrationOf(client)) === null) {
      throw new Error(`The database there is of a newer Reelwright. ${NOTHING_RESTORED}`)
    }
    if (!options.isForced) await requireEmpty(client)
    await client.query(`create temp table present_keys as ${STORED_KEYS}`)
    await client.query('create index on present_keys (key)')
    return await restoreFrom(client, installation, bytes)
  } catch (error) {
    throw inWords(error, path)
  } finally {
    bytes.destroy()
    await client.end().catch(() => undefined)
  }
}

async function restoreFrom(
  client: Client,
  { storage }: Installation,
  bytes: AsyncIterable<Buffer>,
): Promise<BackupResult> {
  const done: BackupResult = { files: 0, rows: 0, missing: [] }
  let head: BackupHead | null = null
  let links: Link[] | null = null
  for await (const entry of readTar(bytes)) {
    if (!head) head = await readHead(entry)
    else if (entry.name.startsWith(MEDIA)) {
      await restoreFile(client, storage, entry)
      done.files++
    } else if (entry.name.startsWith(TABLES)) {
      links ??= await beginTables(client, head.migration)
      done.rows += await writePiece(client, entry)
    } else if (entry.name === END) {
      const end = await readEnd(entry)
      if (!links || end.rows !== done.rows || end.files !== done.files) throw new NotABackupError()
      await endTables(client, head.migration, links)
      return { ...done, missing: end.missing }
    }
  }
  throw new CutShortError()
}

async function readHead(entry: ReadEntry): Promise<BackupHead> {
  if (entry.name !== HEAD) throw new NotABackupError()
  const head = BackupHead.safeParse(JSON.parse(await text(entry.content)))
  if (!head.success || !MIGRATIONS.includes(head.data.migration)) {
    throw new Error(
      `The backup was made by a newer Reelwright. Restore it with that one, or a later one. ${NOTHING_RESTORED}`,
    )
  }
  return head.data
}

async function readEnd(entry: ReadEntry): Promise<BackupEnd> {
  const sum = entry.sha256Before()
  const end = BackupEnd.parse(JSON.parse(await text(entry.content)))
  if (end.sha256 !== sum) throw new NotABackupError()
  return end
}

async function restoreFile(
  client: Client,
  storage: Installation['storage'],
  { name, contentType = '', content }: ReadEntry,
): Promise<void> {
  const key = name.slice(MEDIA.length)
  // Until the tables stand nothing needs it; unless the installation that is replaced has it, too.
  await client.query(
    `insert into discarded_files (storage_key) select $1
     where not exists (select from present_keys where key = $1) on conflict do nothing`,
    [key],
  )
  await inTemporaryFolder(async (folder) => {
    const file = join(folder, 'file')
    await writeFile(file, content)
    await storage.putFile(key, file, contentType)
  })
}

function inWords(error: unknown, path: string): unknown {
  if (error instanceof CutShortError) {
    return new Error(`${path} is not whole: it ends too early. ${NOTHING_RESTORED}`)
  }
  if (error instanceof NotABackupError || error instanceof SyntaxError) {
    return new Error(`${path} is no backup of Reelwright, or it is damaged. ${NOTHING_RESTORED}`)
  }
  return error
}

const NOTHING_RESTORED = 'Nothing was restored.'

/** @throws Error while anything else works with the database. */
async function requireUnused(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and backend_type = 'client backend' and application_name <> $1`,
    [HOLDER],
  )
  if (!rowCount) return
  throw new Error(
    `Something is at work with the database. Stop Reelwright, every server and worker of it, first. ${NOTHING_RESTORED}`,
  )
}

/** @throws Error when accounts have been made here. */
async function requireEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from "user" where id <> $1 union all select from generations limit 1`,
    [COMMAND_LINE_USER_ID],
  )
  if (!rowCount) return
  throw new Error(
    `There is an installation with accounts or videos already. Restore into an empty one, or add --force: what is there is deleted then. ${NOTHING_RESTORED}`,
  )
}
