import { createHmac, randomUUID } from 'node:crypto'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'
import { pictureRefusal, vendorClip } from './vendor-clip.ts'

export const KLING_KEY = 'a-key-of-kling'
export const KLING_PAIR = 'access-key:secret-key'

type Task = { id: string; body: Record<string, string>; questions: number }
const FIELDS = [
  'model_name',
  'image',
  'prompt',
  'negative_prompt',
  'mode',
  'duration',
  'external_task_id',
  'callback_url',
]
const MODELS = ['kling-v2-5-turbo', 'kling-v2-6', 'kling-v3']
const IMAGE_MAX_BYTES = 10_000_000

/** Kling's own API, endpoint image2video. Strict; it misbehaves as a test says. */
export async function startKling() {
  const tasks: Task[] = []
  const fake = {
    url: '',
    /** Tasks that were begun, and so billed. */
    tasks,
    /** Instead of the usual answer to a new task; the task is begun all the same if `begins`. */
    onBegin: null as null | (FakeAnswer & { begins?: boolean }),
    onQuestion: null as FakeAnswer | null,
    /** What is said of a finished task. */
    ending: null as Record<string, unknown> | null,
    onDelivery: null as FakeAnswer | null,
    questionsUntilDone: 1,
    /** Whether the list tells the ids that were given by whoever began the tasks. */
    listTellsOurIds: true,
    /** Whether a task can be asked about by them. */
    takesOurIds: true,
  }

  async function respond(request: FakeRequest): Promise<FakeAnswer> {
    const { method, path } = request
    const delivered = /^\/delivery\/([\w-]+)\.mp4$/.exec(path)?.[1]
    if (delivered) return fake.onDelivery ?? (await deliver(delivered))
    if (!isSignedIn(request.headers.authorization))
      return said(401, 1002, 'Authorization is invalid')
    const [, id] = /^\/v1\/videos\/image2video(?:\/([\w-]+))?$/.exec(path) ?? []
    if (!path.startsWith('/v1/videos/image2video')) return said(404, 1202, 'Path not found')
    if (method === 'POST') return await begin(request)
    if (fake.onQuestion) return fake.onQuestion
    if (id === undefined) return said(200, 0, 'SUCCEED', pageOf(request.query))
    const isOurs = ({ body }: Task) => fake.takesOurIds && body['external_task_id'] === id
    const task = tasks.find((one) => one.id === id || isOurs(one))
    return task ? said(200, 0, 'SUCCEED', standing(task)) : said(404, 1203, 'Task not found')
  }

  function pageOf(query: URLSearchParams) {
    const size = Number(query.get('pageSize') ?? 30)
    const from = (Number(query.get('pageNum') ?? 1) - 1) * size
    return tasks.slice(from, from + size).map((task) => listed(task))
  }

  async function begin(request: FakeRequest): Promise<FakeAnswer> {
    const body = request.json as Record<string, string>
    const unknown = Object.keys(body).find((name) => !FIELDS.includes(name))
    if (unknown) return said(400, 1201, `Unknown field ${unknown}`)
    const refusal = await bodyRefusal(body)
    if (refusal) return said(400, 1201, refusal)
    const { begins, ...answer } = fake.onBegin ?? { begins: true }
    const callback = body['callback_url']
    if (callback !== undefined && new URL(callback).protocol !== 'https:')
      return said(400, 1201, 'callback_url must be an HTTPS address')
    const task = { id: randomUUID(), body, questions: 0 }
    if (begins) tasks.unshift(task)
    return fake.onBegin
      ? answer
      : said(200, 0, 'SUCCEED', { ...told(task), task_status: 'submitted' })
  }

  function told({ id, body }: Task) {
    return { task_id: id, task_info: { external_task_id: body['external_task_id'] } }
  }

  function listed(task: Task) {
    const all = { ...told(task), task_status: 'processing' }
    return fake.listTellsOurIds ? all : { ...all, task_info: {} }
  }

  function standing(task: Task): Record<string, unknown> {
    const common = { ...told(task), task_status_msg: '' }
    if (task.questions++ < fake.questionsUntilDone) return { ...common, task_status: 'processing' }
    const videos = [{ id: '1', url: `${fake.url}/delivery/${task.id}.mp4`, duration: '5.041' }]
    return { ...common, task_status: 'succeed', task_result: { videos }, ...fake.ending }
  }

  async function deliver(id: string): Promise<FakeAnswer> {
    const task = tasks.find((one) => one.id === id)
    if (!task) return said(404, 1203, 'Not found')
    const { image = '', duration } = task.body
    const body = await vendorClip(Buffer.from(image, 'base64'), Number(duration))
    return { body, headers: { 'content-type': 'video/mp4' } }
  }

  fake.url = await startFake(respond)
  return fake
}

function said(status: number, code: number, message: string, data: unknown = null): FakeAnswer {
  return { status, json: { code, message, request_id: randomUUID(), data } }
}

function isSignedIn(authorization = ''): boolean {
  const token = authorization.replace(/^Bearer /, '')
  if (token === KLING_KEY) return true
  const [header = '', claims = '', signature = ''] = token.split('.')
  const [accessKey, secretKey = ''] = KLING_PAIR.split(':')
  const right = createHmac('sha256', secretKey).update(`${header}.${claims}`).digest('base64url')
  if (signature !== right) return false
  const { iss, exp, nbf } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  const nowS = Date.now() / 1000
  return iss === accessKey && exp > nowS && nbf <= nowS
}

async function bodyRefusal(body: Record<string, string>): Promise<string | null> {
  const { model_name: model = '', image = '', duration, mode = 'std' } = body
  if (!MODELS.includes(model)) return `Model ${model} is not supported`
  if (!['std', 'pro'].includes(mode)) return `Mode ${mode} is not supported`
  if (duration !== '5' && duration !== '10') return 'Duration must be the string 5 or 10'
  const bytes = Buffer.from(image, 'base64')
  if (image.startsWith('data:') || bytes.length === 0) return 'Image must be base64 without prefix'
  if (bytes.length > IMAGE_MAX_BYTES) return 'Image must not exceed 10MB'
  return await pictureRefusal(bytes)
}
