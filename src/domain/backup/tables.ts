import { type Client, escapeIdentifier } from 'pg'
import { tablesOfMigrations } from '#database/migrate.ts'

/**
 * Who is signed in, links that were mailed, counters of attempts and webhooks that were taken are not kept: a backup
 * that is restored would bring back sessions that were ended and links that were used.
 */
const LEFT_OUT = ['session', 'verification', 'rate_limit', 'visitor_attempts', 'received_webhooks']
const ROWS_AT_ONCE = 200
const CURSOR = 'backup_rows'

export type Table = { name: string; columns: string[] }

/** The product's tables and the columns that are not computed from others. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [tablesOfMigrations().filter((name) => !LEFT_OUT.includes(name))],
  )
  return rows
}

/** The rows of a statement some at a time. Inside a transaction, one after the other. */
export async function* inPieces<Row>(client: Client, statement: string): AsyncGenerator<Row[]> {
  await client.query(`declare ${CURSOR} no scroll cursor for ${statement}`)
  for (;;) {
    const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from ${CURSOR}`)
    if (rows.length === 0) break
    yield rows as Row[]
  }
  await client.query(`close ${CURSOR}`)
}

/** Each piece is a JSON array. PostgreSQL writes and reads the values: none passes through JavaScript's numbers. */
export async function* readRows(
  client: Client,
  { name, columns }: Table,
): AsyncGenerator<{ json: Buffer; count: number }> {
  const list = columns.map(escapeIdentifier).join(', ')
  const rows = `select row_to_json("all of it")::text as json
    from (select ${list} from ${escapeIdentifier(name)}) as "all of it"`
  for await (const piece of inPieces<{ json: string }>(client, rows)) {
    const lines = piece.map(({ json }) => json).join(',\n')
    yield { json: Buffer.from(`[${lines}]\n`), count: piece.length }
  }
}

/** @returns how many rows were written. */
export async function writeRows(client: Client, table: Table, json: Buffer): Promise<number> {
  const list = table.columns.map(escapeIdentifier).join(', ')
  const name = escapeIdentifier(table.name)
  const { rowCount } = await client.query(
    `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`,
    [json.toString()],
  )
  return rowCount ?? 0
}
