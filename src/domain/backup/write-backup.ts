import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { BACKUP_LOCK } from '#database/backup-lock.ts'
import { isSetUp, LAST_MIGRATION, lastMigrationOf } from '#database/migrate.ts'
import { StorageMissingError, type StorageProvider } from '#providers/storage/storage-provider.ts'
import {
  type BackupHead,
  type BackupResult,
  END,
  HEAD,
  MEDIA,
  STORED_KEYS,
  TABLES,
} from './backup-file.ts'
import { inPieces, listTables, readRows } from './tables.ts'
import { endOfTar, writeEntry } from './tar-file.ts'

export type Installation = { databaseUrl: string; storage: StorageProvider }

/**
 * Writes the database and the media files into one file, as they are at one moment, while the product runs.
 * The file appears whole or not at all; it is as secret as the installation itself.
 */
export async function writeBackup(
  { databaseUrl, storage }: Installation,
  path: string,
  signal: AbortSignal,
): Promise<BackupResult> {
  const partial = `${path}.${process.pid}.part`
  const result: BackupResult = { files: 0, rows: 0, missing: [] }
  try {
    await atOneMoment(databaseUrl, (client) =>
      pipeline(
        withEnd(partsOf(client, storage, result), result),
        createWriteStream(partial, { mode: 0o600, flush: true }),
        { signal },
      ),
    )
    await rename(partial, path)
    const { size } = await stat(path)
    await noteBackup(databaseUrl, size)
    return result
  } finally {
    await rm(partial, { force: true })
  }
}

async function* partsOf(
  client: Client,
  storage: StorageProvider,
  result: BackupResult,
): AsyncGenerator<Uint8Array> {
  const head: BackupHead = {
    format: 1,
    migration: LAST_MIGRATION,
    madeAt: new Date().toISOString(),
  }
  yield* jsonEntry(HEAD, head)
  for await (const piece of inPieces<{ key: string }>(client, STORED_KEYS)) {
    for (const { key } of piece) yield* mediaEntry(storage, key, result)
  }
  for (const table of await listTables(client)) {
    let number = 0
    for await (const { json, count } of readRows(client, table)) {
      const name = `${TABLES}${table.name}/${String(number++).padStart(6, '0')}.json`
      yield* writeEntry({ name, sizeBytes: json.length }, [json])
      result.rows += count
    }
  }
}

/** Nothing is written twice under one key, so the file is what it was when the database was looked at. */
async function* mediaEntry(
  storage: StorageProvider,
  key: string,
  result: BackupResult,
): AsyncGenerator<Uint8Array> {
  const facts = await storage.stat(key)
  const content = facts && (await unlessMissing(storage.read(key)))
  if (!facts || !content) {
    result.missing.push(key)
    return
  }
  result.files++
  try {
    yield* writeEntry({ name: MEDIA + key, ...facts }, content)
  } finally {
    content.destroy()
  }
}

async function unlessMissing<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof StorageMissingError) return null
    throw error
  }
}

async function* withEnd(
  parts: AsyncIterable<Uint8Array>,
  result: BackupResult,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  yield* jsonEntry(END, { ...result, sha256: hash.digest('hex') })
  yield endOfTar()
}

async function* jsonEntry(name: string, value: object): AsyncGenerator<Uint8Array> {
  const json = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  yield* writeEntry({ name, sizeBytes: json.length }, [json])
}

/**
 * Works on the database as it is at one moment, while the product runs; what is deleted from then on stays in
 * storage until the work is done.
 * @throws Error in words for the operator.
 */
export async function atOneMoment<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // First the lock, then the look at the database: what goes in between would be listed, and gone.
    await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK])
    await client.query('begin isolation level repeatable read, read only')
    await requireKnownSchema(client)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function requireKnownSchema(client: Client): Promise<void> {
  if ((await lastMigrationOf(client)) === LAST_MIGRATION) return
  if (!(await isSetUp(client)))
    throw new Error('Nothing was ever started here: there is nothing to copy.')
  throw new Error(
    'The database belongs to another version of Reelwright. Do this with that one, or start this one first.',
  )
}

/** Where the installation keeps when it was last backed up. */
export const LAST_BACKUP = ['backup', 'last'] as const

/** Notes that a backup was written, for the admin who wonders when that was. */
async function noteBackup(databaseUrl: string, sizeBytes: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(
      `insert into system_settings (category, key, value) values ($1, $2, $3)
       on conflict (category, key) do update set value = excluded.value`,
      [...LAST_BACKUP, { at: new Date().toISOString(), sizeBytes }],
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
