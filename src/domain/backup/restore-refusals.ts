import type { Client } from 'pg'
import { HOLDER } from '#database/embedded/open-embedded-database.ts'
import { COMMAND_LINE_USER_ID } from '../operator/index.ts'

export const NOTHING_RESTORED = 'Nothing was restored.'

/** @throws Error while anything else works with the database. */
export async function requireUnused(client: Client): Promise<void> {
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
export async function requireEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from "user" where id <> $1 union all select from generations limit 1`,
    [COMMAND_LINE_USER_ID],
  )
  if (!rowCount) return
  throw new Error(
    `There is an installation with accounts or videos already. Restore into an empty one, or add --force: what is there is deleted then. ${NOTHING_RESTORED}`,
  )
}
