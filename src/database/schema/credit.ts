import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { LEDGER_KINDS } from '#contract/transaction.ts'
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

/** One credit movement that happened, of a kind by `domain/credit/ledger.ts`; positive is a gain. Rows are never changed. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    description: text('description').notNull(),
    amount: integer('amount').notNull(),
    /** Names the event that caused it, so that no event is booked twice: `hold:…`, `sign-up:…`, `grant:…`. */
    cause: text('cause').notNull().unique(),
    /** The transaction that this one takes back or puts right. */
    refersTo: uuid('refers_to').references((): AnyPgColumn => transactions.id),
    /** The admin who gave them. No foreign key: the row outlives the account. */
    givenBy: text('given_by'),
    // Not when its database transaction began: one that waited for another is later than that.
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check(
      'transactions_sign_fits_kind',
      sql`case
        when ${table.kind} in ('sign-up', 'purchase', 'grant') then ${table.amount} > 0
        when ${table.kind} = 'correction' then ${table.amount} <> 0
        else ${table.amount} < 0 end`,
    ),
    index('transactions_workspace_id_created_at').on(table.workspaceId, table.createdAt),
    index('transactions_refers_to').on(table.refersTo).where(sql`${table.refersTo} is not null`),
  ],
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
    index('holds_workspace_id').on(table.workspaceId),
    index('holds_open').on(table.workspaceId).where(sql`${table.state} = 'open'`),
    index('holds_released').on(table.endedAt).where(sql`${table.state} = 'released'`),
    index('holds_settled')
      .on(table.workspaceId, table.endedAt)
      .where(sql`${table.state} = 'settled'`),
  ],
)

/** What a paid operation costs, in credits. */
export const costs = pgTable(
  'costs',
  {
    operationName: text('operation_name').notNull(),
    /** Whose price it is; empty: that of every model that has none of its own. */
    provider: text('provider').notNull().default(''),
    creditCost: integer('credit_cost').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operationName, table.provider] }),
    check('costs_are_not_negative', sql`${table.creditCost} >= 0`),
  ],
)
