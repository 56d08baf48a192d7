import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, lt, sql } from 'drizzle-orm'
import { healthChecks, uptimeDays } from '#database/schema/index.ts'
import { discardStoredFile, storeFile } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'

const thisMinute = sql`date_trunc('minute', now())`

/**
 * Tries the storage and counts the present minute as one in which everything worked, or did not. Called
 * by every worker more than once a minute; one call a minute does the work.
 */
export async function recordMinute(ctx: Context): Promise<void> {
  const [mine] = await ctx.db
    .insert(healthChecks)
    .values({ part: 'storage', ok: false, checkedAt: sql`now()` })
    .onConflictDoUpdate({
      target: healthChecks.part,
      set: { checkedAt: sql`now()` },
      setWhere: lt(healthChecks.checkedAt, thisMinute),
    })
    .returning()
  if (!mine) return
  const ok = await storageWorks(ctx)
  await ctx.db.transaction(async (tx) => {
    await tx.update(healthChecks).set({ ok }).where(eq(healthChecks.part, 'storage'))
    await tx
      .insert(uptimeDays)
      .values({
        day: sql`(now() at time zone 'utc')::date`,
        firstMinute: thisMinute,
        minutesUp: Number(ok),
      })
      .onConflictDoUpdate({
        target: uptimeDays.day,
        set: { minutesUp: sql`${uptimeDays.minutesUp} + ${Number(ok)}` },
      })
  })
}

/** Whether a file can be written and is there afterwards. */
async function storageWorks(ctx: Context): Promise<boolean> {
  try {
    await ctx.storage.requireRoom()
    return await inTemporaryFolder((folder) => isKept(ctx, join(folder, 'probe.txt')))
  } catch (error) {
    console.error(`The storage does not work: ${(error as Error).message}`)
    return false
  }
}

async function isKept(ctx: Context, path: string): Promise<boolean> {
  await writeFile(path, randomUUID())
  const { storageKey } = await storeFile(ctx, 'probes', { path, contentType: 'text/plain' })
  const found = await ctx.storage.stat(storageKey)
  await discardStoredFile(ctx, storageKey)
  return found !== null
}
