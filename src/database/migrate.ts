import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, escapeIdentifier } from 'pg'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number; processes that start at the same moment wait for each other on it. */
const MIGRATION_LOCK = 5_263_917

const journal = JSON.parse(
  readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'),
) as { entries: { when: number; tag: string }[] }
/** The names of the migrations, in their order. */
export const MIGRATIONS = journal.entries.map(({ tag }) => tag)
export const LAST_MIGRATION = MIGRATIONS.at(-1) ?? ''

/** Brings the database to the present schema. Safe to call from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await lockMigrations(client)
    await bringUpToDate(client)
  } finally {
    await client.end()
  }
}

/** For who holds the lock. */
export async function bringUpToDate(client: Client): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  await tellSignUpCredits(client)
}

/** The trigger that sets up a new account asks this function; the number is the contract's alone. */
async function tellSignUpCredits(client: Client): Promise<void> {
  await client.query(
    `create or replace function sign_up_credits() returns integer language sql as 'select ${SIGN_UP_CREDITS}'`,
  )
}

/** As long as the connection is open, no other process migrates, and so none starts to work. */
export async function lockMigrations(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

/** Whether any migration was ever run there. */
export async function isSetUp(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  )
  return rows[0]?.made === true
}

/** @returns null when the database has none, or one that this program does not know. */
export async function lastMigrationOf(client: Client): Promise<string | null> {
  if (!(await isSetUp(client))) return null
  const last = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  const when = Number(last.rows[0]?.created_at)
  return journal.entries.find((entry) => entry.when === when)?.tag ?? null
}

/** The tables that any migration has made. */
export function tablesOfMigrations(): string[] {
  return namesAfter(/CREATE TABLE "(\w+)"/)
}

function namesAfter(words: RegExp): string[] {
  const statements = migrationFiles().flatMap(({ sql }) => sql)
  return [...new Set(statements.flatMap((one) => words.exec(one)?.[1] ?? []))]
}

function migrationFiles() {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}

/** Takes away all that migrations have made, in the caller's transaction; what others keep beside it stays. */
export async function dropEverything(client: Client): Promise<void> {
  for (const name of tablesOfMigrations()) {
    await client.query(`drop table if exists ${escapeIdentifier(name)} cascade`)
  }
  for (const name of namesAfter(/CREATE (?:OR REPLACE )?FUNCTION (\w+)/)) {
    await client.query(`drop function if exists ${escapeIdentifier(name)} cascade`)
  }
  await client.query('drop schema if exists drizzle cascade')
}

/**
 * Runs the migrations after `from` (null: all) up to and with `to` in the caller's transaction, and writes down
 * that they were run.
 */
export async function runMigrations(
  client: Client,
  from: string | null,
  to: string,
): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
  const begin = from === null ? 0 : MIGRATIONS.indexOf(from) + 1
  for (const { sql, hash, folderMillis } of migrationFiles().slice(
    begin,
    MIGRATIONS.indexOf(to) + 1,
  )) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
  if (to === LAST_MIGRATION) await tellSignUpCredits(client)
}
