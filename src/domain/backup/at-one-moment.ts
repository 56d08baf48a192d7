import { Client } from 'pg'
import { BACKUP_LOCK } from '#database/backup-lock.ts'
import { isSetUp, LAST_MIGRATION, lastMigrationOf } from '#database/migrate.ts'

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
