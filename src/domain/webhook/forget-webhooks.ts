import { lt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { receivedWebhooks } from '#database/schema/index.ts'

/** By then the signature of any of them is too old to be taken again. */
const KEPT_FOR = sql`interval '15 minutes'`

export async function forgetWebhooks(db: Database): Promise<void> {
  await db.delete(receivedWebhooks).where(lt(receivedWebhooks.receivedAt, sql`now() - ${KEPT_FOR}`))
}
