import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database, Transaction } from './client.ts'

const RECONNECT_AFTER_MS = 1000
/** After so long without a word the network asks whether the other side is still there. */
const SILENT_FOR_MS = 10_000

/**
 * Hears every `notify` on a connection of its own and keeps it alive.
 * @param onReconnect is called after each new connection: changes in between may have been missed.
 * @returns a function that stops listening.
 */
export async function listen(
  url: string,
  onPayload: (payload: unknown) => void,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client = await connect()

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENT_FOR_MS,
    })
    next.on('notification', (message) => {
      if (message.payload) onPayload(JSON.parse(message.payload))
    })
    next.on('error', () => undefined)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      void next.end()
      throw error
    }
    // Only of a connection that stood: one that never did has told so already.
    next.on('end', () => {
      if (!stopped) setTimeout(reconnect, RECONNECT_AFTER_MS)
    })
    return next
  }

  function reconnect(): void {
    if (stopped) return
    connect().then(
      (next) => {
        client = next
        onReconnect()
      },
      () => setTimeout(reconnect, RECONNECT_AFTER_MS),
    )
  }

  return async () => {
    stopped = true
    await client.end()
  }
}

export const CHANNEL = 'reelwright_changes'

/**
 * Tells every listening server, when and only when the transaction commits.
 * PostgreSQL limits a payload to 8,000 bytes: send what changed, not its content.
 */
export async function notify(db: Database | Transaction, ...payloads: object[]): Promise<void> {
  const texts = payloads.map((payload) => JSON.stringify(payload))
  await db.execute(
    sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(texts)}::text[]) as payload`,
  )
}
