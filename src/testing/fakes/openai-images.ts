import { z } from 'zod'
import { painted } from './painted.ts'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'

const KEY = 'sk-images-test'
const common = { prompt: z.string().min(1), n: z.literal(1).optional() }
const MODELS: z.ZodType<{ model: string; size?: string | undefined }>[] = [
  z.strictObject({
    ...common,
    prompt: z.string().min(1).max(32_000),
    model: z.literal('gpt-image-1'),
    size: z.enum(['1024x1024', '1536x1024', '1024x1536', 'auto']).optional(),
  }),
  z.strictObject({
    ...common,
    prompt: z.string().min(1).max(4000),
    model: z.literal('dall-e-3'),
    size: z.enum(['1024x1024', '1792x1024', '1024x1792']).optional(),
    response_format: z.enum(['url', 'b64_json']).optional(),
  }),
  z.strictObject({
    ...common,
    model: z.literal('x/z-image-turbo'),
    size: z
      .string()
      .regex(/^\d+x\d+$/)
      .optional(),
    response_format: z.literal('b64_json').optional(),
  }),
]

const FILES_MAX = 16
const PICTURES = ['89504e47', 'ffd8ff', '52494646']

/** How servers take pictures to draw after: as OpenAI, which has `image` once and lists as `image[]`; `image` alone. */
type TakesPictures = 'as OpenAI' | 'under one name'

/** @returns what is wrong with these pictures; null: nothing. */
async function faultInPictures(form: FormData, takes: TakesPictures): Promise<string | null> {
  const [ones, many] = [form.getAll('image'), form.getAll('image[]')]
  if (many.length > 0 && takes === 'under one name') return 'Unknown parameter: image[].'
  if (ones.length > 1 && takes === 'as OpenAI') return 'Duplicate parameter: image. Use image[].'
  const pictures = [...ones, ...many]
  if (pictures.length === 0) return 'Missing required parameter: image.'
  if (pictures.length > FILES_MAX || (ones.length > 0 && many.length > 0)) return 'Too many images.'
  for (const one of pictures) {
    if (typeof one === 'string') return 'Expected a file for image.'
    const begins = Buffer.from(await one.arrayBuffer()).toString('hex', 0, 4)
    const isPicture = PICTURES.some((begin) => begins.startsWith(begin))
    if (!isPicture || !/^image\/(png|jpeg|webp)$/.test(one.type)) return 'Invalid image file.'
  }
  return null
}

/** A server that draws by OpenAI's protocol; it misbehaves on order and counts what it drew. */
export async function startOpenaiImages(key = KEY) {
  const fake = {
    key,
    url: '',
    drawn: 0,
    asked: [] as Record<string, unknown>[],
    insteadOf: null as FakeAnswer | null,
    /** Beside the fields of a request to draw after them. */
    references: [] as Buffer[][],
    takesPictures: 'as OpenAI' as TakesPictures,
    insteadOfEdits: null as FakeAnswer | null,
    afterDrawing: (answer: FakeAnswer): FakeAnswer => answer,
    answers: 'b64_json' as 'b64_json' | 'url' | 'data-url',
    deliveries: [] as FakeAnswer[],
  }
  const pictures: Buffer[] = []

  async function drawAfter(request: FakeRequest): Promise<FakeAnswer> {
    const type = request.headers['content-type'] ?? ''
    if (!type.startsWith('multipart/form-data'))
      return refusal(400, 'unsupported_content_type', 'Expected multipart/form-data.')
    const form = await request.form()
    if (fake.insteadOfEdits) return fake.insteadOfEdits
    const fault = await faultInPictures(form, fake.takesPictures)
    if (fault) return refusal(400, 'invalid_request_error', fault)
    const pictures = [...form.getAll('image'), ...form.getAll('image[]')] as File[]
    const bytes = await Promise.all(pictures.map((one) => one.arrayBuffer()))
    form.delete('image')
    form.delete('image[]')
    const { n, ...fields } = Object.fromEntries(form)
    if (fields['model'] === 'dall-e-3')
      return refusal(400, 'invalid_value', 'This model does not edit images.')
    const answer = await draw({ ...fields, ...(n !== undefined && { n: Number(n) }) })
    if (answer.status === undefined) fake.references.push(bytes.map((one) => Buffer.from(one)))
    return answer
  }

  async function draw(json: unknown): Promise<FakeAnswer> {
    fake.asked.push(json as Record<string, unknown>)
    if (fake.insteadOf) return fake.insteadOf
    const body = MODELS.map((model) => model.safeParse(json).data).find(Boolean)
    if (!body) return refusal(400, 'invalid_request_error', 'Unknown parameter or value.')
    if ((json as { prompt: string }).prompt.includes('forbidden'))
      return refusal(400, 'content_policy_violation', 'Your request was rejected.')
    fake.drawn++
    const [width = 0, height = 0] = (body.size ?? '1024x1024').split('x').map(Number)
    const bytes = await painted(width, height, fake.drawn)
    pictures.push(bytes)
    const base64 = bytes.toString('base64')
    const made = {
      b64_json: { b64_json: base64 },
      url: { url: `${fake.url}/files/${pictures.length - 1}` },
      'data-url': { url: `data:image/png;base64,${base64}` },
    }
    return fake.afterDrawing({ json: { created: 1, data: [made[fake.answers]] } })
  }

  fake.url = await startFake(async (request) => {
    const file = /^\/files\/(\d+)$/.exec(request.path)?.[1]
    if (file !== undefined) return fake.deliveries.shift() ?? { body: pictures[Number(file)] ?? '' }
    const isKnown = request.headers.authorization === (key === '' ? undefined : `Bearer ${key}`)
    if (!isKnown) return refusal(401, 'invalid_api_key', 'Incorrect API key provided.')
    if (request.path === '/v1/models') return { json: { object: 'list', data: [] } }
    if (request.method === 'POST' && request.path === '/v1/images/edits')
      return await drawAfter(request)
    if (request.path !== '/v1/images/generations' || request.method !== 'POST')
      return refusal(404, 'not_found', 'Unknown request URL.')
    return await draw(request.json)
  })
  return fake
}

export function refusal(status: number, code: string, message: string): FakeAnswer {
  return { status, json: { error: { message, type: 'invalid_request_error', param: null, code } } }
}
