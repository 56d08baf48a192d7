import { createSign, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { PAYPAL_SIGNER } from './paypal-signer.ts'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'

export const PAYPAL = {
  clientId: 'client-of-a-test',
  clientSecret: 'secret-of-a-test',
  webhookId: '8PT597110X687430LKGECATA',
}

const OrderBody = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.strictObject({
        reference_id: z.string(),
        custom_id: z.string().max(127),
        invoice_id: z.string().max(127),
        description: z.string().max(127),
        amount: z.strictObject({ currency_code: z.string(), value: z.string() }),
      }),
    )
    .length(1),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: z.string(),
        shipping_preference: z.literal('NO_SHIPPING'),
        user_action: z.literal('PAY_NOW'),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
})

type Money = { currency_code: string; value: string }
type Capture = { id: string; status: string; amount: Money; custom_id?: string }
export type FakeOrder = {
  id: string
  status: string
  amount: Money
  customId: string
  captures: Capture[]
  refunds: { status: string; amount: Money }[]
}

/** PayPal's REST API as far as orders go. Strict; it misbehaves as a test says. */
export async function startPaypal() {
  const orders = new Map<string, FakeOrder>()
  const answered = new Map<string, FakeAnswer>()
  const tokens = new Set<string>()
  const fake = {
    url: '',
    orders,
    /** Money that was really taken, in US cents. */
    takenCents: 0,
    /** Instead of the usual answer, once; what was asked for is done all the same if `does`. */
    onOrder: null as null | (FakeAnswer & { does?: boolean }),
    onCapture: null as null | (FakeAnswer & { does?: boolean }),
    onRefund: null as null | (FakeAnswer & { does?: boolean }),
    /** As PayPal says it of the next refund: some take their time, and some fail. */
    refundStatus: 'COMPLETED',
    /** How often money was sent back. */
    refundsMade: 0,
    /** The issue that the next capture is refused with. */
    declines: null as string | null,
    /** What becomes of the next capture. */
    captureStatus: 'COMPLETED',
    /** Between the capture and its answer. */
    whileCapturing: async (): Promise<void> => undefined,
    /** What is captured instead of the order's amount. */
    captureAmount: null as Money | null,
    approve(id: string) {
      const order = orders.get(id)
      if (order) order.status = 'APPROVED'
    },
    endTokens: () => tokens.clear(),
    refund(id: string, value: string) {
      const order = orders.get(id)
      if (!order?.captures[0]) throw new Error('Nothing was captured.')
      order.refunds.push({ status: 'COMPLETED', amount: { currency_code: 'USD', value } })
      const inAll = order.refunds.reduce((sum, refund) => sum + cents(refund.amount), 0)
      order.captures[0].status = inAll >= cents(order.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    },
    notice: (type: string, resource: Record<string, unknown>, at = new Date()) =>
      signedNotice(fake.url, type, resource, at),
  }

  async function respond(request: FakeRequest): Promise<FakeAnswer> {
    const { method, path, headers } = request
    if (path === '/sdk/js') return script(request)
    const approved = /^\/approve\/([A-Z0-9]+)$/.exec(path)?.[1]
    if (approved) {
      fake.approve(approved)
      return { json: {}, headers: { 'access-control-allow-origin': '*' } }
    }
    if (path === '/certificate') return { body: PAYPAL_SIGNER.chain }
    if (path === '/v1/oauth2/token') return token(request)
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', ''))) {
      return { status: 401, json: { name: 'AUTHENTICATION_FAILURE', debug_id: 'd1' } }
    }
    const requestId = headers['paypal-request-id']
    const key = `${path} ${String(requestId)}`
    const before = answered.get(key)
    if (method === 'POST' && before) return { ...before, status: 200 }
    const instead = method === 'POST' ? takeInstead(path) : null
    if (instead && !instead.does) return instead
    const answer = perform(request)
    if (path.endsWith('/capture')) await fake.whileCapturing()
    if (method === 'POST' && requestId && (answer.status ?? 200) < 300) answered.set(key, answer)
    return instead ?? answer
  }

  function perform(request: FakeRequest): FakeAnswer {
    const { method, path } = request
    if (path === '/v2/checkout/orders' && method === 'POST') return begin(request)
    const captureId = /^\/v2\/payments\/captures\/([A-Z0-9]+)\/refund$/.exec(path)?.[1]
    if (captureId && method === 'POST') return refundCapture(captureId, request)
    const [, id = '', isCapture] =
      /^\/v2\/checkout\/orders\/([A-Z0-9]+)(\/capture)?$/.exec(path) ?? []
    const order = orders.get(id)
    if (!order) return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    if (!isCapture) return { json: shown(order) }
    if (!z.strictObject({}).safeParse(request.json).success)
      return problem(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')
    return capture(order)
  }

  /** What was to be answered instead, once. */
  function takeInstead(path: string) {
    const name = path.endsWith('/capture')
      ? 'onCapture'
      : path.endsWith('/refund')
        ? 'onRefund'
        : 'onOrder'
    const instead = fake[name]
    fake[name] = null
    return instead
  }

  /** Buttons that do what PayPal's do: order, have it approved, and say so; or give up. */
  function script({ query }: FakeRequest): FakeAnswer {
    const isAsked =
      query.get('client-id') === PAYPAL.clientId &&
      query.get('currency') === 'USD' &&
      query.get('intent') === 'capture'
    if (!isAsked) return { status: 400 }
    return { headers: { 'content-type': 'text/javascript' }, body: buttons(fake.url) }
  }

  function token({ headers, body }: FakeRequest): FakeAnswer {
    const wanted = Buffer.from(`${PAYPAL.clientId}:${PAYPAL.clientSecret}`).toString('base64')
    if (headers.authorization !== `Basic ${wanted}`) {
      return { status: 401, json: { error: 'invalid_client' } }
    }
    if (body.toString() !== 'grant_type=client_credentials')
      return problem(400, 'INVALID_REQUEST', '')
    const access_token = `A21.${randomUUID()}`
    tokens.add(access_token)
    return { json: { access_token, token_type: 'Bearer', expires_in: 32_400, scope: '' } }
  }

  function begin({ json, headers }: FakeRequest): FakeAnswer {
    const { data } = OrderBody.safeParse(json)
    const [unit] = data?.purchase_units ?? []
    if (!unit || !headers['paypal-request-id']) {
      return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    }
    if (!/^\d+\.\d\d$/.test(unit.amount.value))
      return problem(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION')
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
    const order: FakeOrder = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit.amount,
      customId: unit.custom_id,
      captures: [],
      refunds: [],
    }
    orders.set(id, order)
    return { status: 201, json: shown(order) }
  }

  function capture(order: FakeOrder): FakeAnswer {
    if (fake.declines) {
      const issue = fake.declines
      fake.declines = null
      return problem(422, 'UNPROCESSABLE_ENTITY', issue)
    }
    if (order.captures.length > 0)
      return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED')
      return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
    const amount = fake.captureAmount ?? order.amount
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
    order.captures.push({ id, status: fake.captureStatus, amount, custom_id: order.customId })
    order.status = 'COMPLETED'
    if (fake.captureStatus === 'COMPLETED') fake.takenCents += cents(amount)
    return { status: 201, json: shown(order) }
  }

  /** All of what was captured: the body is empty, and it goes only once. */
  function refundCapture(captureId: string, { json, headers }: FakeRequest): FakeAnswer {
    if (!z.strictObject({}).safeParse(json).success || !headers['paypal-request-id']) {
      return problem(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')
    }
    const order = [...orders.values()].find(({ captures }) => captures[0]?.id === captureId)
    const [made] = order?.captures ?? []
    if (!order || !made) return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    if (made.status === 'REFUNDED') {
      return problem(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED')
    }
    const { refundStatus: status } = fake
    order.refunds.push({ status, amount: made.amount })
    if (status === 'COMPLETED') made.status = 'REFUNDED'
    if (status !== 'FAILED') {
      fake.refundsMade += 1
      fake.takenCents -= cents(made.amount)
    }
    return { status: 201, json: { id: `R${captureId}`, status } }
  }

  fake.url = await startFake(respond)
  return fake
}

function buttons(url: string): string {
  return `window.paypal = { Buttons: (handlers) => ({ async render(place) {
    const button = (name, press) => {
      const made = document.createElement('button')
      made.type = 'button'
      made.textContent = name
      made.addEventListener('click', () => press().catch((error) => handlers.onError(error)))
      place.append(made)
    }
    const pay = async () => {
      const orderID = await handlers.createOrder()
      await fetch('${url}/approve/' + orderID, { method: 'POST' })
      await handlers.onApprove({ orderID }, { restart: () => pay().catch(handlers.onError) })
    }
    button('PayPal', pay)
    button('Break PayPal', async () => { throw new Error('Window closed.') })
    button('Give up PayPal', async () => {
      const orderID = await handlers.createOrder()
      handlers.onCancel({ orderID })
    })
  } }) }`
}

function shown({ id, status, amount, customId, captures, refunds }: FakeOrder) {
  const payments = {
    ...(captures.length > 0 && { captures }),
    ...(refunds.length > 0 && { refunds }),
  }
  return {
    id,
    status,
    purchase_units: [{ reference_id: 'default', custom_id: customId, amount, payments }],
    links: [],
  }
}

function cents({ value }: Money): number {
  return Math.round(Number(value) * 100)
}

function problem(status: number, name: string, issue: string): FakeAnswer {
  return { status, json: { name, message: 'x', debug_id: 'f6e4', details: [{ issue }] } }
}

/** As PayPal sends it: signed over its id, its time, the webhook and the checksum of its bytes. */
function signedNotice(url: string, type: string, resource: Record<string, unknown>, at: Date) {
  const event = {
    id: `WH-${randomUUID()}`,
    create_time: at.toISOString(),
    event_type: type,
    resource_type: 'capture',
    resource,
  }
  const body = Buffer.from(JSON.stringify(event))
  const id = randomUUID()
  const time = at.toISOString()
  const signed = [id, time, PAYPAL.webhookId, crc32(body)].join('|')
  const signature = createSign('sha256').update(signed).sign(PAYPAL_SIGNER.key, 'base64')
  return {
    body,
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': `${url}/certificate`,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  }
}
