import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** What vendors called back with, so that none counts twice; kept for longer than its signature is good. */
export const receivedWebhooks = pgTable(
  'received_webhooks',
  {
    vendor: text('vendor').notNull(),
    webhookId: text('webhook_id').notNull(),
    /** The call of ours whose job it is about. No foreign key: it may be gone by then. */
    callId: uuid('call_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.webhookId] }),
    index('received_webhooks_call_id').on(table.callId),
  ],
)
