import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'
import { pictureRefusal, vendorClip } from './vendor-clip.ts'

export const REPLICATE_KEY = 'r8_a_key_of_replicate'

type Job = {
  id: string
  input: Record<string, unknown>
  /** Where to say that it has ended. */
  webhook?: string | undefined
  questions: number
  createdAt: Date
}
const EVENTS = ['start', 'output', 'logs', 'completed']
/** What each model takes beside prompt, start_image and duration. */
const INPUTS: Record<string, string[]> = {
  'kwaivgi/kling-v2.1': ['mode', 'negative_prompt', 'end_image'],
  'kwaivgi/kling-v2.5-turbo-pro': ['aspect_ratio', 'negative_prompt'],
  'kwaivgi/kling-v2.6': ['aspect_ratio', 'generate_audio', 'negative_prompt'],
}
const COMMON = ['prompt', 'start_image', 'duration']

/** Replicate's HTTP API as far as predictions of Kling go. Strict; it misbehaves as a test says. */
export async function startReplicate() {
  const jobs: Job[] = []
  const files = new Map<string, { name: string; bytes: Buffer }>()
  const fake = {
    url: '',
    /** Jobs that were begun, and so billed. */
    jobs,
    cancelled: [] as string[],
    uploads: files,
    /** Instead of the usual answer to a new prediction; the job is begun all the same if `begins`. */
    onBegin: null as null | (FakeAnswer & { begins?: boolean }),
    onUpload: null as FakeAnswer | null,
    onQuestion: null as FakeAnswer | null,
    /** What is said of a finished job, beside its id and input. */
    ending: null as Record<string, unknown> | null,
    onDelivery: null as FakeAnswer | null,
    /** Before the answer to a new prediction. */
    whileBeginning: null as null | ((job: Job) => Promise<void>),
    webhookSecret: newSecret(),
    secretRequests: 0,
    onSecret: null as FakeAnswer | null,
    /** How often a job is still under way when it is asked about. */
    questionsUntilDone: 1,
    /** How many of a list are told at once. */
    pageSize: 100,
  }

  async function respond(request: FakeRequest): Promise<FakeAnswer> {
    const { method, path } = request
    const delivered = /^\/delivery\/([\w-]+)\/out\.mp4$/.exec(path)?.[1]
    if (delivered) return fake.onDelivery ?? (await deliver(delivered))
    if (request.headers.authorization !== `Bearer ${REPLICATE_KEY}`) {
      return problem(401, 'You did not pass a valid authentication token')
    }
    if (path === '/account') return { json: { type: 'organization', username: 'reelwright' } }
    if (path === '/webhooks/default/secret') {
      fake.secretRequests++
      return fake.onSecret ?? { json: { key: fake.webhookSecret } }
    }
    if (path === '/files')
      return method === 'POST' ? await upload(request) : { json: listed(request.query) }
    const model = /^\/models\/([\w.-]+\/[\w.-]+)\/predictions$/.exec(path)?.[1]
    if (model && method === 'POST') return await begin(model, request)
    if (path === '/predictions') return { json: list(request.query) }
    const [, id, action] = /^\/predictions\/([\w-]+)(\/cancel)?$/.exec(path) ?? []
    const job = jobs.find((one) => one.id === id)
    if (!job) return problem(404, 'Not found')
    if (action) fake.cancelled.push(job.id)
    return fake.onQuestion ?? { json: standing(job) }
  }

  async function upload(request: FakeRequest): Promise<FakeAnswer> {
    if (fake.onUpload) return fake.onUpload
    const content = (await request.form()).get('content')
    if (!(content instanceof File)) return problem(422, 'content is required')
    const id = randomUUID()
    files.set(id, { name: content.name, bytes: Buffer.from(await content.arrayBuffer()) })
    return {
      status: 201,
      json: { id, name: content.name, urls: { get: `${fake.url}/files/${id}` } },
    }
  }

  async function begin(model: string, request: FakeRequest): Promise<FakeAnswer> {
    const { input, webhook, webhook_events_filter, ...others } = request.json as {
      input: Record<string, unknown>
      webhook?: string
      webhook_events_filter?: string[]
    }
    const known = INPUTS[model]
    if (!known) return problem(404, 'The requested resource could not be found.')
    const unknown = Object.keys(input).find((name) => ![...COMMON, ...known].includes(name))
    const refusal = await inputRefusal(input)
    if (Object.keys(others).length > 0) return problem(422, 'Additional property is not allowed')
    if (unknown) return problem(422, `input.${unknown} is not allowed`)
    if (refusal) return problem(422, refusal)
    if (webhook !== undefined && new URL(webhook).protocol !== 'https:')
      return problem(422, 'webhook must be an HTTPS address')
    if (webhook_events_filter?.some((event) => !EVENTS.includes(event)))
      return problem(422, 'webhook_events_filter: unknown event')
    const { begins, ...answer } = fake.onBegin ?? { begins: true }
    const job = { id: randomUUID(), input, webhook, questions: 0, createdAt: new Date() }
    if (begins) jobs.push(job)
    await fake.whileBeginning?.(job)
    return fake.onBegin ? answer : { status: 201, json: standing(job) }
  }

  async function inputRefusal(input: Record<string, unknown>): Promise<string | null> {
    if (![5, 10].includes(input['duration'] as number)) return 'duration must be 5 or 10'
    if (typeof input['prompt'] !== 'string' || !input['prompt']) return 'prompt is required'
    const picture = pictureOf(input)
    return picture ? await pictureRefusal(picture) : 'start_image could not be fetched'
  }

  function pictureOf(input: Record<string, unknown>): Buffer | undefined {
    return files.get(String(input['start_image']).split('/').at(-1) ?? '')?.bytes
  }

  function standing(job: Job): Record<string, unknown> {
    const { id, input, createdAt } = job
    const common = { id, input, created_at: createdAt.toISOString(), error: null, logs: '' }
    if (job.questions++ <= fake.questionsUntilDone) {
      return { ...common, status: job.questions === 1 ? 'starting' : 'processing', output: null }
    }
    const output = `${fake.url}/delivery/${id}/out.mp4`
    return { ...common, status: 'succeeded', output, data_removed: false, ...fake.ending }
  }

  async function deliver(id: string): Promise<FakeAnswer> {
    const job = jobs.find((one) => one.id === id)
    const picture = job && pictureOf(job.input)
    if (!picture) return problem(404, 'Not found')
    const body = await vendorClip(picture, Number(job.input['duration']))
    return { body, headers: { 'content-type': 'video/mp4' } }
  }

  function list(query: URLSearchParams) {
    const after = new Date(query.get('created_after') ?? 0)
    const results = jobs
      .filter(({ createdAt }) => createdAt > after)
      .map(({ id, input }) => ({ id, input, status: 'processing', output: null, error: null }))
    return pageOf('predictions', results.toReversed(), query)
  }

  function listed(query: URLSearchParams) {
    const results = [...files].map(([id, { name }]) => {
      return { id, name, urls: { get: `${fake.url}/files/${id}` } }
    })
    return pageOf('files', results.toReversed(), query)
  }

  function pageOf(path: string, all: unknown[], query: URLSearchParams) {
    const from = Number(query.get('cursor') ?? 0)
    const to = from + fake.pageSize
    const after = query.get('created_after')
    const rest = after === null ? '' : `&created_after=${after}`
    const next = to < all.length ? `${fake.url}/${path}?cursor=${to}${rest}` : null
    return { next, previous: null, results: all.slice(from, to) }
  }

  fake.url = await startFake(respond)
  return fake
}

function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/** What Replicate posts when a prediction has ended. */
export function webhookOf(
  job: Job,
  secret: string,
  { id = `msg_${randomUUID()}`, atMs = Date.now() } = {},
): { url: string; headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ id: job.id, status: 'succeeded', output: 'https://evil.example' })
  const timestamp = String(Math.floor(atMs / 1000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    // Two while a secret is being changed.
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`,
  }
  return { url: job.webhook ?? '', headers, body }
}

function problem(status: number, detail: string): FakeAnswer {
  return { status, json: { title: 'Problem', detail, status } }
}
