import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres.ts'

/** What people delete every day. */
const DELETED_OFTEN = ['assets', 'direct_images', 'scenes', 'storyboards', 'takes']

test('whatever points to what is deleted often is found by an index', async () => {
  const { db } = await createTestDatabase()
  const { rows } = await db.execute<{ pointer: string }>(sql`
    select conrelid::regclass || '.' || attname as pointer
    from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid::regclass::text in ${DELETED_OFTEN}
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)
  expect(rows.map(({ pointer }) => pointer)).toEqual([])
})
