import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { systemSettings } from '#database/schema/index.ts'

/** @returns null when nobody has decided it yet. */
export async function readSetting(
  db: Database | Transaction,
  category: string,
  key: string,
): Promise<unknown> {
  const [found] = await db
    .select({ value: systemSettings.value })
    .from(systemSettings)
    .where(and(eq(systemSettings.category, category), eq(systemSettings.key, key)))
  return found?.value ?? null
}

export async function saveSetting(
  tx: Transaction,
  category: string,
  key: string,
  value: unknown,
  description?: string,
): Promise<void> {
  await tx
    .insert(systemSettings)
    .values({ category, key, value, ...(description && { description }) })
    .onConflictDoUpdate({
      target: [systemSettings.category, systemSettings.key],
      set: { value },
    })
}

/** The same, for whoever writes it anew from what it was: others wait until this transaction ends. */
export async function lockSetting(
  tx: Transaction,
  category: string,
  key: string,
): Promise<unknown> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${category}.${key}`}))`)
  return await readSetting(tx, category, key)
}
