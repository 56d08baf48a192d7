import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** `amount` is the sum of the workspace's transactions, `held` the sum of its open holds. */
export const credits = pgTable(
  'credits',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    held: integer('held').notNull().default(0),
    /** The most that the workspace may spend in a calendar month (UTC); null: no cap. */
    monthlyCap: integer('monthly_cap'),
  },
  (table) => [
    check('credits_held_is_covered', sql`${table.held} >= 0 and ${table.amount} >= ${table.held}`),
  ],
)

/** One credit movement that happened; positive is a gain. Rows are never changed. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    amount: integer('amount').notNull(),
    /** Names the event that caused it, so that no event is booked twice: `hold:…`, `sign-up:…`, `grant:…`. */
    cause: text('cause').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('transactions_workspace_id_created_at').on(table.workspaceId, table.createdAt)],
)

/** Credits set aside for one generation until it ends. */
export const holds = pgTable(
  'holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    generationId: uuid('generation_id').notNull().unique(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['open', 'settled', 'released'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('holds_amount_is_positive', sql`${table.amount} > 0`),
    index('holds_open').on(table.workspaceId).where(sql`${table.state} = 'open'`),
    index('holds_settled')
      .on(table.workspaceId, table.endedAt)
      .where(sql`${table.state} = 'settled'`),
  ],
)

/** What a paid operation costs, in credits. */
export const costs = pgTable('costs', {
  operationName: text('operation_name').primaryKey(),
  creditCost: integer('credit_cost').notNull(),
})
