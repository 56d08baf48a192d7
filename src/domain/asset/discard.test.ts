import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { discardedFiles } from '#database/schema/index.ts'
import type { Context } from '#domain/context.ts'
import { createTestContext } from '#testing/test-context.ts'
import { sweepDiscardedFiles } from './discard.ts'

async function discardedLongAgo(ctx: Context, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => `images/${randomUUID()}.png`)
  const dueAt = sql`now() - interval '1 minute'`
  await ctx.db.insert(discardedFiles).values(keys.map((storageKey) => ({ storageKey, dueAt })))
  return keys
}

test('while storage deletes, no transaction waits for it, and nobody else deletes the same', async () => {
  const ctx = await createTestContext()
  const keys = await discardedLongAgo(ctx, 3)
  const seen: unknown[] = []
  const deleted: string[] = []
  const storage = {
    ...ctx.storage,
    async delete(some: string[]) {
      deleted.push(...some)
      const { rows } = await ctx.db.execute(sql`select state from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`)
      seen.push(rows, await sweepDiscardedFiles(ctx))
    },
  }
  expect(await sweepDiscardedFiles({ ...ctx, storage })).toBe(3)
  expect(seen).toEqual([[], 0])
  expect(deleted.toSorted()).toEqual(keys.toSorted())
  expect(await ctx.db.$count(discardedFiles)).toBe(0)
})

test('what storage could not delete stays, and is tried again later', async () => {
  const ctx = await createTestContext()
  await discardedLongAgo(ctx, 2)
  const away = { ...ctx.storage, delete: () => Promise.reject(new Error('The storage is away.')) }
  await expect(sweepDiscardedFiles({ ...ctx, storage: away })).rejects.toThrow('away')
  expect(await ctx.db.$count(discardedFiles)).toBe(2)
  await ctx.db.update(discardedFiles).set({ dueAt: sql`now() - interval '1 minute'` })
  expect(await sweepDiscardedFiles(ctx)).toBe(2)
})
