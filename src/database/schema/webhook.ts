import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Webhooks that were taken, so that none counts twice; kept for as long as their signature is good. */
export const receivedWebhooks = pgTable(
  'received_webhooks',
  {
    vendor: text('vendor').notNull(),
    webhookId: text('webhook_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.webhookId] }),
    index('received_webhooks_received_at').on(table.receivedAt),
  ],
)
