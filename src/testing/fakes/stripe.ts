import { createHmac, randomUUID } from 'node:crypto'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'

export const STRIPE = { secretKey: 'sk_test_of_a_test', webhookSecret: 'whsec_of_a_test' }

export type FakeSession = {
  id: string
  purchaseId: string
  amount: number
  /** In seconds; nobody can pay it any more. */
  expiresAt: number
  status: string
  paymentStatus: string
  intentId: string | null
  intentStatus: string
  refunded: number
}
const FIELDS = [
  'mode',
  'line_items[0][quantity]',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][price_data][product_data][name]',
  'client_reference_id',
  'metadata[purchaseId]',
  'payment_intent_data[metadata][purchaseId]',
  'success_url',
  'expires_at',
  'cancel_url',
]
/** From when on a page can end. */
const EXPIRES_S = { least: 30 * 60, most: 24 * 3600 }

/** Stripe's API as far as Checkout goes. Strict; it misbehaves as a test says. */
export async function startStripe() {
  const sessions = new Map<string, FakeSession>()
  const keys = new Map<string, { body: string; answer: FakeAnswer }>()
  const fake = {
    url: '',
    sessions,
    takenCents: 0,
    /** Instead of the usual answer, once; the session is made all the same if `does`. */
    onSession: null as null | (FakeAnswer & { does?: boolean }),
    onRefund: null as null | (FakeAnswer & { does?: boolean }),
    /** How often money was sent back. */
    refundsMade: 0,
    /** Between the making of a session and its answer. */
    whileOpening: async (_session: FakeSession): Promise<void> => undefined,
    isLive: false,
    pay(id: string, { later = false, amount }: { later?: boolean; amount?: number } = {}) {
      const session = sessions.get(id)
      if (!session || session.status === 'expired') throw new Error('Nobody can pay it.')
      if (amount !== undefined) session.amount = amount
      session.status = 'complete'
      session.paymentStatus = later ? 'unpaid' : 'paid'
      session.intentId = `pi_${randomUUID()}`
      session.intentStatus = later ? 'processing' : 'succeeded'
      if (!later) fake.takenCents += session.amount
    },
    /** A payment by a bank that takes its time. */
    arrive(id: string) {
      const session = sessions.get(id)
      if (!session) return
      session.paymentStatus = 'paid'
      session.intentStatus = 'succeeded'
      fake.takenCents += session.amount
    },
    /** The bank has said no; the page stays done. */
    bounce(id: string) {
      const session = sessions.get(id)
      if (session) session.intentStatus = 'requires_payment_method'
    },
    expire(id: string) {
      const session = sessions.get(id)
      if (session?.status === 'open') session.status = 'expired'
    },
    notice: (type: string, object: Record<string, unknown>, more: NoticeMore = {}) =>
      signedNotice(type, object, more),
  }

  async function respond(request: FakeRequest): Promise<FakeAnswer> {
    if (request.headers.authorization !== `Bearer ${STRIPE.secretKey}`) return problem(401, '', '')
    if (request.path === '/v1/checkout/sessions' && request.method === 'POST')
      return await begin(request)
    if (request.path === '/v1/refunds' && request.method === 'POST') return refund(request)
    const session = sessions.get(request.path.split('/').at(-1) ?? '')
    if (!session) return problem(404, 'invalid_request_error', 'resource_missing')
    return { json: shown(session, fake.isLive) }
  }

  async function begin({ body, headers }: FakeRequest): Promise<FakeAnswer> {
    const said = new URLSearchParams(body.toString())
    const unknown = [...said.keys()].find((name) => !FIELDS.includes(name))
    const nowS = Math.floor(Date.now() / 1000)
    const expiresAt = Number(said.get('expires_at') ?? nowS + EXPIRES_S.most)
    const openForS = expiresAt - nowS
    if (!(openForS >= EXPIRES_S.least && openForS <= EXPIRES_S.most)) {
      return problem(400, 'invalid_request_error', 'expires_at')
    }
    const key = String(headers['idempotency-key'] ?? '')
    if (unknown || !key) return problem(400, 'invalid_request_error', 'parameter_unknown')
    const before = keys.get(key)
    if (before) {
      if (before.body === body.toString()) return before.answer
      return problem(400, 'idempotency_error', '')
    }
    const instead = fake.onSession
    fake.onSession = null
    if (instead && !instead.does) return instead
    const session: FakeSession = {
      id: `cs_test_${randomUUID().replaceAll('-', '')}`,
      purchaseId: said.get('client_reference_id') ?? '',
      amount: Number(said.get('line_items[0][price_data][unit_amount]')),
      expiresAt,
      status: 'open',
      paymentStatus: 'unpaid',
      intentId: null,
      intentStatus: 'requires_payment_method',
      refunded: 0,
    }
    sessions.set(session.id, session)
    await fake.whileOpening(session)
    const answer = {
      json: { ...shown(session, fake.isLive), url: `${fake.url}/pay/${session.id}` },
    }
    keys.set(key, { body: body.toString(), answer })
    return instead ?? answer
  }

  /** All of what an intent has brought in; it goes only once. */
  function refund({ body, headers }: FakeRequest): FakeAnswer {
    const said = new URLSearchParams(body.toString())
    const key = String(headers['idempotency-key'] ?? '')
    if ([...said.keys()].join() !== 'payment_intent' || !key) {
      return problem(400, 'invalid_request_error', 'parameter_unknown')
    }
    const before = keys.get(key)
    if (before) return before.answer
    const instead = fake.onRefund
    fake.onRefund = null
    if (instead && !instead.does) return instead
    const intentId = said.get('payment_intent')
    const session = [...sessions.values()].find((one) => one.intentId === intentId)
    if (!session) return problem(404, 'invalid_request_error', 'resource_missing')
    if (session.refunded >= session.amount) {
      return problem(400, 'invalid_request_error', 'charge_already_refunded')
    }
    session.refunded = session.amount
    fake.refundsMade += 1
    fake.takenCents -= session.amount
    const answer = { json: { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' } }
    keys.set(key, { body: body.toString(), answer })
    return instead ?? answer
  }

  fake.url = await startFake(respond)
  return fake
}

function shown(
  { id, purchaseId, amount, status, paymentStatus, intentId, intentStatus, refunded }: FakeSession,
  livemode: boolean,
) {
  return {
    id,
    object: 'checkout.session',
    status,
    payment_status: paymentStatus,
    amount_total: amount,
    currency: 'usd',
    livemode,
    client_reference_id: purchaseId,
    payment_intent: intentId && {
      id: intentId,
      status: intentStatus,
      latest_charge: { amount_refunded: refunded },
    },
  }
}

type NoticeMore = { at?: Date; secrets?: string[]; live?: boolean; id?: string }

function signedNotice(type: string, object: Record<string, unknown>, more: NoticeMore) {
  const { at = new Date(), secrets = [STRIPE.webhookSecret], live = false } = more
  const { id = `evt_${randomUUID()}` } = more
  const time = Math.floor(at.getTime() / 1000)
  const event = { id, created: time, type, livemode: live, data: { object } }
  const body = Buffer.from(JSON.stringify(event))
  const signatures = secrets.map((secret) => {
    const made = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
    return `v1=${made}`
  })
  return { body, headers: { 'stripe-signature': [`t=${time}`, ...signatures, 'v0=00'].join(',') } }
}

function problem(status: number, type: string, code: string): FakeAnswer {
  return { status, json: { error: { type, code, message: 'x' } } }
}
