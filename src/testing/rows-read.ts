import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import type { MemberContext } from '#domain/context.ts'

/** Of each table how often it was read whole, and how many of its rows were fetched by an index. */
export type RowsRead = Record<string, { scans: number; rows: number }>

/** What a verb reads of storyboards, scenes and takes: how long it takes, without the machine it runs on. */
export async function rowsRead(
  account: MemberContext,
  read: (ctx: MemberContext) => Promise<unknown>,
): Promise<RowsRead> {
  return await account.db.transaction(async (tx) => {
    const before = await readSoFar(tx)
    await read({ ...account, db: tx })
    const after = await readSoFar(tx)
    const since = ([table, { scans, rows }]: [string, RowsRead[string]]) => [
      table,
      { scans: scans - (before[table]?.scans ?? 0), rows: rows - (before[table]?.rows ?? 0) },
    ]
    return Object.fromEntries(Object.entries(after).map(since))
  })
}

async function readSoFar(tx: Transaction): Promise<RowsRead> {
  const { rows } = await tx.execute<{ relname: string; scans: number; rows: number }>(sql`
    select relname, seq_scan::int as scans, idx_tup_fetch::int as rows
    from pg_stat_xact_user_tables where relname in ('storyboards', 'scenes', 'takes')`)
  return Object.fromEntries(rows.map(({ relname, ...counts }) => [relname, counts]))
}
