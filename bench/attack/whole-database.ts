import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectDatabase, type Database } from '#database/client.ts'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { checkLedger } from '#domain/credit/index.ts'

const ENDED_WITHIN_MS = 5 * 60_000
const LOOK_EVERY_MS = 500

/** The product's own database, beside it. */
export async function withDatabase<Result>(
  dataFolder: string,
  use: (db: Database, url: string) => Promise<Result>,
): Promise<Result> {
  const embedded = await openEmbeddedDatabase(dataFolder)
  const { db, close } = connectDatabase(embedded.url, 2)
  try {
    return await use(db, embedded.url)
  } finally {
    await close()
    await embedded.close()
  }
}

/** What is wrong once all work should have ended: work that has not, and every broken rule of money. */
export async function faultsAtTheEnd(db: Database): Promise<string[]> {
  const deadline = Date.now() + ENDED_WITHIN_MS
  for (;;) {
    const unfinished = await countUnfinished(db)
    if (unfinished === 0) break
    if (Date.now() > deadline) return [`${unfinished} generations have not ended.`]
    await pause(LOOK_EVERY_MS)
  }
  const broken = await checkLedger(db)
  return broken.map(({ rule, subject, detail }) => `${rule} (${subject}: ${detail})`)
}

async function countUnfinished(db: Database): Promise<number> {
  const unfinished = sql`select from generations where state in ('queued', 'running', 'waiting')`
  return (await db.execute(unfinished)).rowCount ?? 0
}
