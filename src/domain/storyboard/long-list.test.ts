import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '#database/client.ts'
import { PICTURES_IN_LISTS } from '#contract/limits.ts'
import type { AccountContext } from '#domain/context.ts'
import { createUser } from '#testing/create-user.ts'
import { fillAccount } from '#testing/fill-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { countStoryboards } from './count-storyboards.ts'
import { listStoryboards } from './list-storyboards.ts'

const STORYBOARDS = 500
const SCENES_OF_EACH = 10
const LIMIT = 24
/** 99, 199 … 499. */
const FILMS_WITH_99 = 5

type Reading = Record<string, { scans: number; rows: number }>

/** How often each table was read whole, and how many of its rows were fetched by an index. */
async function readingOf(
  account: AccountContext,
  read: (ctx: AccountContext) => Promise<unknown>,
): Promise<Reading> {
  return await account.db.transaction(async (tx) => {
    const before = await readSoFar(tx)
    await read({ ...account, db: tx })
    const after = await readSoFar(tx)
    const since = ([table, { scans, rows }]: [string, Reading[string]]) => [
      table,
      { scans: scans - (before[table]?.scans ?? 0), rows: rows - (before[table]?.rows ?? 0) },
    ]
    return Object.fromEntries(Object.entries(after).map(since))
  })
}

async function readSoFar(tx: Transaction): Promise<Reading> {
  const { rows } = await tx.execute<{ relname: string; scans: number; rows: number }>(sql`
    select relname, seq_scan::int as scans, idx_tup_fetch::int as rows
    from pg_stat_xact_user_tables where relname in ('storyboards', 'scenes', 'takes')`)
  return Object.fromEntries(rows.map(({ relname, ...counts }) => [relname, counts]))
}

async function filledAccount(): Promise<AccountContext> {
  const ctx = await createTestContext()
  const { id: userId } = await createUser(ctx.db)
  await fillAccount(ctx.db, userId, { storyboards: STORYBOARDS, scenesOfEach: SCENES_OF_EACH })
  return { ...ctx, userId }
}

test('a page of a long list reads the rows it shows and no others, wherever it begins', async () => {
  const account = await filledAccount()
  const { nextCursor } = await listStoryboards(account, { limit: 100 })
  const inputs = [
    { limit: LIMIT },
    { limit: LIMIT, cursor: String(nextCursor) },
    { limit: LIMIT, status: 'draft' },
    { limit: LIMIT, status: 'complete', cursor: String(nextCursor) },
  ] as const
  for (const input of inputs) {
    const reading = await readingOf(account, (ctx) => listStoryboards(ctx, input))
    expect(reading, JSON.stringify(input)).toEqual({
      storyboards: { scans: 0, rows: LIMIT + 1 },
      scenes: { scans: 0, rows: LIMIT * SCENES_OF_EACH },
      takes: { scans: 0, rows: LIMIT * PICTURES_IN_LISTS },
    })
  }
})

test('a search in a long list reads no scene but those of the storyboards it shows', async () => {
  const account = await filledAccount()
  const reading = await readingOf(account, (ctx) =>
    listStoryboards(ctx, { search: 'film 99', limit: LIMIT }),
  )
  expect(reading).toMatchObject({
    scenes: { scans: 0, rows: FILMS_WITH_99 * SCENES_OF_EACH },
    takes: { scans: 0, rows: FILMS_WITH_99 * PICTURES_IN_LISTS },
  })
})

test('the storyboards of an account are counted without reading a scene', async () => {
  const account = await filledAccount()
  const reading = await readingOf(account, (ctx) => countStoryboards(ctx, {}))
  expect(reading).toMatchObject({ scenes: { scans: 0, rows: 0 } })
  expect(await countStoryboards(account, {})).toEqual({
    draft: 50,
    processing: 50,
    complete: 400,
  })
  expect(await countStoryboards(account, { search: 'FILM 99' })).toEqual({
    draft: 0,
    processing: 0,
    complete: 5,
  })
})
