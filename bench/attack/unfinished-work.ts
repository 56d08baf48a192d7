import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

const LOOK_EVERY_MS = 100

export type Running = { id: string; kind: string; workerId: string }

/** What workers do at this moment. */
export async function runningNow(db: Database): Promise<Running[]> {
  const { rows } = await db.execute<Running>(sql`
    select id, kind, worker_id as "workerId" from generations
    where state = 'running' and worker_id is not null`)
  return rows
}

/** @returns how long it took until something was so, or null when it never was. */
export async function waitUntil(
  isSo: () => Promise<boolean> | boolean,
  withinMs: number,
): Promise<number | null> {
  const start = Date.now()
  while (Date.now() - start < withinMs) {
    if (await isSo()) return Date.now() - start
    await pause(LOOK_EVERY_MS)
  }
  return null
}
