import { buffer } from 'node:stream/consumers'
import { type Client, escapeIdentifier } from 'pg'
import {
  dropEverything,
  LAST_MIGRATION,
  runMigrations,
  tablesOfMigrations,
} from '#database/migrate.ts'
import { STORED_KEYS, TABLES } from './backup-file.ts'
import { listTables, writeRows } from './tables.ts'
import { NotABackupError, type ReadEntry } from './tar-file.ts'

/** A foreign key, taken away while rows come in. */
export type Link = { table: string; name: string; definition: string }

/**
 * Begins the one transaction of a restore: the schema as it was when the backup was made, empty, and without
 * what keeps rows from coming in any order or makes rows of its own.
 * @returns what `endTables` is to put back.
 */
export async function beginTables(client: Client, migration: string): Promise<Link[]> {
  await client.query('begin')
  await client.query('insert into present_keys select storage_key from discarded_files')
  await dropEverything(client)
  // The queue makes its own again; what was in it belongs to the installation that goes.
  await client.query('drop schema if exists pgboss cascade')
  await runMigrations(client, null, migration)
  const links = await linksOf(client)
  for (const { table, name } of links) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  }
  for (const { name } of await listTables(client)) {
    await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`)
    await client.query(`delete from ${escapeIdentifier(name)}`)
  }
  return links
}

/** @returns how many rows were in it. */
export async function writePiece(client: Client, { name, content }: ReadEntry): Promise<number> {
  const tableName = name.slice(TABLES.length).split('/', 1)[0]
  const table = (await listTables(client)).find((one) => one.name === tableName)
  if (!table) throw new NotABackupError()
  return await writeRows(client, table, await buffer(content))
}

/** Brings everything up to date, gives up the files of what was there before, and commits. */
export async function endTables(client: Client, migration: string, links: Link[]): Promise<void> {
  for (const { table, name, definition } of links) {
    await client.query(
      `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
    )
  }
  for (const { name } of await listTables(client)) {
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
  }
  await runMigrations(client, migration, LAST_MIGRATION)
  await client.query(`insert into discarded_files (storage_key, due_at)
    select distinct key, now() from present_keys
    where key not in (${STORED_KEYS}) on conflict do nothing`)
  await client.query('commit')
  await client.query('analyze')
}

async function linksOf(client: Client): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and connamespace = 'public'::regnamespace and relname = any($1)`,
    [tablesOfMigrations()],
  )
  return rows
}
