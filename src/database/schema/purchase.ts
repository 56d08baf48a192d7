import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type BillTo, PAYMENT_METHODS, PURCHASE_STATES } from '#contract/purchase.ts'
import type { Told } from '#contract/words/told.ts'
import { user } from './auth.ts'
import { moment } from './moment.ts'
import { workspaces } from './workspace.ts'

/** A package that somebody buys: written down before any vendor hears of it. */
export const purchases = pgTable(
  'purchases',
  {
    /** Chosen by the browser, so that a press that is sent twice buys once. */
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    boughtBy: text('bought_by').references(() => user.id, { onDelete: 'set null' }),
    packageId: text('package_id').notNull(),
    /** As the package was when it was bought: a month's credits, how many months, and the price of all. */
    credits: integer('credits').notNull(),
    months: integer('months').notNull(),
    priceCents: integer('price_cents').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    state: text('state', { enum: PURCHASE_STATES }).notNull().default('created'),
    /** The vendor's name for the order, and for the money that came; each buys once. */
    orderId: text('order_id'),
    captureId: text('capture_id'),
    /** One more with each way of paying that was declined. */
    attempt: integer('attempt').notNull().default(1),
    failure: jsonb('failure').$type<Told>(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    dispute: text('dispute', { enum: ['open', 'won', 'lost'] }),
    /** Credits that were to be taken back and were spent. */
    owed: integer('owed').notNull().default(0),
    receiptNumber: integer('receipt_number').unique(),
    billTo: jsonb('bill_to')
      .$type<BillTo>()
      .notNull()
      .default({ name: '', address: '', taxId: '' }),
    /** Months of an annual package whose credits were granted, or fell away because its money went back. */
    monthsGranted: integer('months_granted').notNull().default(0),
    /** Null: none is to come. */
    nextGrantAt: moment('next_grant_at'),
    /** When the vendor is to be asked next; null: never. */
    nextCheckAt: moment('next_check_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    check('purchases_owe_no_less_than_nothing', sql`${table.owed} >= 0`),
    unique('purchases_order').on(table.method, table.orderId),
    unique('purchases_capture').on(table.method, table.captureId),
    index('purchases_workspace_id').on(table.workspaceId, table.createdAt),
    index('purchases_bought_by').on(table.boughtBy).where(sql`${table.boughtBy} is not null`),
    index('purchases_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('purchases_to_grant').on(table.nextGrantAt).where(sql`${table.nextGrantAt} is not null`),
    index('purchases_owing').on(table.workspaceId).where(sql`${table.owed} > 0`),
  ],
)

/** Events that vendors of payments have told of, so that none counts twice. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.method, table.eventId] })],
)
