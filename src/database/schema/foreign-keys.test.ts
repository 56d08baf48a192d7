import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres.ts'

test('whatever points to another row is found by an index over all that do', async () => {
  const { db } = await createTestDatabase()
  const { rows } = await db.execute<{ pointer: string }>(sql`
    select conrelid::regclass || '.' || attname as pointer
    from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`)
  expect(rows.map(({ pointer }) => pointer)).toEqual([])
})
