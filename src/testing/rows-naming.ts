import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/** All rows of the product's tables in which one of these words stands, in any column, by table. */
export async function rowsNaming(db: Database, words: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const name of await tablesIn(db)) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select one::text as row from ${sql.identifier(name)} one
      where one::text like any(${sql.param(words.map((word) => `%${word}%`))}::text[])
      order by 1`)
    if (rows.length > 0) found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** The tables that name an account or a workspace in a column of their own, or hang on one that does. */
export async function tablesOfAccounts(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive pointing as (
      select oid from pg_class where oid in ('"user"'::regclass, 'workspaces'::regclass)
      union select conrelid from pg_constraint join pointing on confrelid = pointing.oid where contype = 'f')
    select relname as name from pg_class join pointing using (oid) order by 1`)
  return rows.map(({ name }) => name)
}

export async function tablesIn(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  return rows.map(({ name }) => name)
}
