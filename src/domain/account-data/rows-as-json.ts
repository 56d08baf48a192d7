import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { TableOfAccount } from './tables-of-account.ts'

const ROWS_AT_ONCE = 200

type Row = Record<string, unknown>

/** The owner's rows of a table as a JSON array, some at a time: it is never held whole. */
export async function* rowsAsJson(db: Database, table: TableOfAccount): AsyncGenerator<string> {
  let separator = '[\n'
  let last: Row | undefined
  do {
    const rows = await readSome(db, table, last)
    for (const row of rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    last = table.key.length > 0 && rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined
  } while (last)
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function readSome(
  db: Database,
  { name, isTheirs, key, hidden }: TableOfAccount,
  last: Row | undefined,
): Promise<Row[]> {
  const columns = commaed(key.map((column) => sql.identifier(column)))
  const isLater = last
    ? sql`and (${columns}) > (${commaed(key.map((column) => sql`${last[column]}`))})`
    : sql``
  const some = key.length > 0 ? sql`order by ${columns} limit ${ROWS_AT_ONCE}` : sql``
  const { rows } = await db.execute<{ row: Row }>(sql`
    select to_jsonb(one) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(name)} one
    where (${isTheirs}) ${isLater} ${some}`)
  return rows.map(({ row }) => row)
}

function commaed(parts: Parameters<typeof sql.join>[0]) {
  return sql.join(parts, sql`, `)
}
