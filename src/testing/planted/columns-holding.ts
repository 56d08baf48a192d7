import type { Client } from 'pg'

/** Where in the whole database, those of the queue included, one of these words stands: `table.column`, each once. */
export async function columnsHolding(client: Client, words: string[]): Promise<string[]> {
  const { rows: tables } = await client.query<{ schema: string; name: string }>(`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found = new Set<string>()
  for (const { schema, name } of tables) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct field.key from "${schema}"."${name}" one, jsonb_each_text(to_jsonb(one)) field
       where field.value ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    )
    for (const { key } of rows) found.add(`${schema}.${name}.${key}`)
  }
  return [...found].toSorted()
}
