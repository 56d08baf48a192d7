import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { credits, holds, purchases, transactions } from '#database/schema/index.ts'
import type { Context, MemberContext } from '#domain/context.ts'
import { startPurchase } from '#domain/purchase/index.ts'
import { createPaypal } from '#providers/payment/paypal/create-paypal.ts'
import { createStripe } from '#providers/payment/stripe/create-stripe.ts'
import { PAYPAL, startPaypal } from './fakes/paypal.ts'
import { PAYPAL_SIGNER } from './fakes/paypal-signer.ts'
import { STRIPE, startStripe } from './fakes/stripe.ts'
import { openAccount } from './open-account.ts'
import { createTestContext } from './test-context.ts'

const PUBLIC_URL = 'https://reelwright.example'

export async function shop() {
  const [paypal, stripe] = [await startPaypal(), await startStripe()]
  const payments = {
    paypal: createPaypal({
      ...PAYPAL,
      baseUrl: paypal.url,
      scriptUrl: `${paypal.url}/sdk/js`,
      trusted: [PAYPAL_SIGNER.root],
    }),
    stripe: createStripe({ ...STRIPE, baseUrl: stripe.url }),
  }
  const ctx = {
    ...(await createTestContext()),
    payments,
    publicUrl: PUBLIC_URL,
    isMailDelivered: true,
  }
  const buyer = await openAccount(ctx)
  return { ctx, buyer, paypal, stripe, before: await amountOf(buyer) }
}

export type Buyer = Awaited<ReturnType<typeof shop>>['buyer']

export async function begin(
  buyer: Buyer,
  method: 'paypal' | 'stripe',
  packageId = 'monthly-medium',
) {
  const id = randomUUID()
  const started = await startPurchase(buyer, {
    id,
    packageId: packageId as 'monthly-medium',
    method,
  })
  return { id, ...started }
}

export async function amountOf({ db, workspaceId }: MemberContext): Promise<number> {
  const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  return row?.amount ?? 0
}

export async function makeDue({ db }: MemberContext) {
  await db.update(purchases).set({ nextCheckAt: sql`now() - interval '1 second'` })
}

/** As if everything had been bought earlier. */
export async function longAgo({ db }: Context, interval: string) {
  await db.update(purchases).set({
    paidAt: sql`paid_at - ${interval}::interval`,
    nextGrantAt: sql`next_grant_at - ${interval}::interval`,
  })
}

/** What whoever runs the installation reads, when a vendor does not answer as it should. */
export const complaining = () => vi.spyOn(console, 'error').mockReturnValue()

/** As if videos had been made of all the others. */
export async function spendAllBut({ db, workspaceId }: Buyer, left: number) {
  const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  const spent = (row?.amount ?? 0) - left
  const [hold] = await db
    .insert(holds)
    .values({ workspaceId, generationId: randomUUID(), amount: spent, state: 'settled' })
    .returning()
  await db.insert(transactions).values({
    workspaceId,
    kind: 'spend',
    description: 'Generated image',
    amount: -spent,
    cause: `hold:${hold?.id}`,
  })
  await db.update(credits).set({ amount: left }).where(eq(credits.workspaceId, workspaceId))
}
