import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openKilledShop, order } from '#testing/killed-shop.ts'

/** The vendor's answer, which nobody lives to hear. */
const NEVER = { delayMs: 600_000 }
const RECEIPTS = sql`select pg_advisory_xact_lock(5263941)`
const ACCOUNTS = sql`select from credits for update`
/** They can be read, but nothing is written there. */
const PURCHASES = sql`lock table purchases in share mode`
const NOTICES = sql`lock table payment_notices in share mode`
const MOVES = sql`lock table transactions in share mode`
const TIME = { timeout: 300_000 }

test('PayPal: killed between any two steps, what was paid is granted, once', TIME, async () => {
  const { paypal, live, killed, approved, recover, expectFair } = await openKilledShop()
  let paid = 0
  for (const [at, instead] of [
    ['before it is written down', null],
    ['before the order is made', { ...NEVER, does: false }],
    ['after the order was made', { ...NEVER, does: true }],
  ] as const) {
    paypal.onOrder = instead
    const press = order('paypal', randomUUID())
    const isAsked = () => paypal.onOrder === null
    await killed(({ client }) => client.start(press), instead ? { isAsked } : { lock: PURCHASES })
    await recover()
    await expectFair({ paid })
    // The buyer presses again: an order that was made already is found again.
    const { orderId } = await live(({ client }) => client.start(press))
    const made = [...paypal.orders.values()].filter(({ customId }) => customId === press.id)
    expect(made, at).toHaveLength(1)
    paypal.approve(orderId)
    await recover()
    await expectFair({ paid: ++paid })
  }
  for (const does of [false, true]) {
    const { id } = await approved()
    paypal.onCapture = { ...NEVER, does }
    await killed(({ client }) => client.finish({ id }), {
      isAsked: () => paypal.onCapture === null,
    })
    await recover()
    await expectFair({ paid: ++paid })
  }
  for (const lock of [ACCOUNTS, RECEIPTS]) {
    const { id } = await approved()
    await killed(({ client }) => client.finish({ id }), { lock })
    await recover()
    await expectFair({ paid: ++paid })
  }
})

test(
  'PayPal: killed while it hears of a payment, a refund or a dispute, each counts once',
  TIME,
  async () => {
    const { paypal, live, killed, killedHearing, approved, recover, expectFair } =
      await openKilledShop()
    let paid = 0
    for (const lock of [RECEIPTS, NOTICES]) {
      const { orderId } = await approved()
      const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', { id: orderId })
      await killed(({ tell }) => tell('paypal', notice), { lock })
      await recover()
      await expectFair({ paid: ++paid })
      await live(({ tell }) => tell('paypal', notice))
      await expectFair({ paid })
    }
    const refunded = await approved()
    await live(({ client }) => client.finish(refunded))
    paypal.refund(refunded.orderId, '29.00')
    const about = { id: 'R1', custom_id: refunded.id }
    await killedHearing('paypal', MOVES, paypal.notice('PAYMENT.CAPTURE.REFUNDED', about))
    await expectFair({ paid: 3, goneBack: 1 })
    const disputed = await approved()
    await live(({ client }) => client.finish(disputed))
    const captureId = paypal.orders.get(disputed.orderId)?.captures[0]?.id
    const transactions = { disputed_transactions: [{ seller_transaction_id: captureId }] }
    for (const lock of [MOVES, NOTICES]) {
      const notice = paypal.notice('CUSTOMER.DISPUTE.CREATED', transactions)
      await killedHearing('paypal', lock, notice)
      await expectFair({ paid: 4, goneBack: 2 })
    }
  },
)

test(
  'Stripe: killed between any two steps, what was paid is granted once, and taken back once',
  TIME,
  async () => {
    const { stripe, live, killed, killedHearing, recover, expectFair } = await openKilledShop()
    const press = order('stripe')
    stripe.onSession = { ...NEVER, does: true }
    await killed(({ client }) => client.start(press), { isAsked: () => stripe.onSession === null })
    const { orderId } = await live(({ client }) => client.start(press))
    expect(stripe.sessions.size).toBe(1)
    stripe.pay(orderId)
    const completed = stripe.notice('checkout.session.completed', { id: orderId })
    await killed(({ tell }) => tell('stripe', completed), { lock: RECEIPTS })
    await recover()
    await expectFair({ paid: 1 })
    await live(({ tell }) => tell('stripe', completed))

    const charge = { id: 'ch_1', payment_intent: stripe.sessions.get(orderId)?.intentId }
    await killedHearing('stripe', MOVES, stripe.notice('charge.dispute.created', charge))
    await expectFair({ paid: 1, goneBack: 1 })
    const won = { ...charge, status: 'won' }
    const closed = stripe.notice('charge.dispute.closed', won)
    await live(({ tell }) => tell('stripe', closed))
    await expectFair({ paid: 1 })
    const session = stripe.sessions.get(orderId)
    if (session) session.refunded = session.amount
    await killedHearing('stripe', MOVES, stripe.notice('charge.refunded', charge))
    await expectFair({ paid: 1, goneBack: 1 })
  },
)

test(
  'a worker killed while it captures for a closed tab leaves it for the next',
  TIME,
  async () => {
    const { paypal, killedWorker, approved, recover, expectFair } = await openKilledShop()
    await approved()
    for (const does of [false, true]) {
      paypal.onCapture = { ...NEVER, does }
      await killedWorker(() => paypal.onCapture === null)
    }
    await recover()
    await expectFair({ paid: 1 })
  },
)
