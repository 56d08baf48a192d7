import { createHmac, randomUUID } from 'node:crypto'
import { painted } from './painted.ts'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'

export const IDEOGRAM_KEY = 'a-key-of-ideogram'

const ALLOWED: Record<string, RegExp> = {
  prompt: /\S/,
  aspect_ratio: /^(1x3|3x1|1x2|2x1|9x16|16x9|10x16|16x10|2x3|3x2|3x4|4x3|4x5|5x4|1x1)$/,
  resolution: /^\d+x\d+$/,
  rendering_speed: /^(FLASH|TURBO|DEFAULT|QUALITY)$/,
  magic_prompt: /^(AUTO|ON|OFF)$/,
  negative_prompt: /./,
  num_images: /^[1-8]$/,
  style_type: /^(AUTO|GENERAL|REALISTIC|DESIGN|FICTION)$/,
  seed: /^\d{1,10}$/,
}
const REFERENCES_MAX_BYTES = 10_000_000
const REFERENCES_MAX = 3
/** JPEG, PNG and WebP, as their files begin. */
const PICTURES = ['ffd8ff', '89504e47', '52494646']
const SEED_MAX = 2_147_483_647
const AT_ONCE = 10
const SIDE_LONG = 1312
const LINK_LIFE_S = 3600

/** Ideogram's endpoint for version 3. Strict; it misbehaves as a test says. */
export async function startIdeogram() {
  const fake = {
    url: '',
    /** The fields of every picture that was made, and so billed. */
    billed: [] as Record<string, string>[],
    /** What each of them was drawn after. */
    references: [] as Buffer[][],
    /** Instead of the usual answer; the picture is made and billed all the same if `bills`. */
    onGenerate: null as null | (FakeAnswer & { bills?: boolean }),
    /** Said of a picture that was made, the first one of an answer. */
    picture: {} as Record<string, unknown>,
    /** How many come, whatever was asked for. */
    comes: null as number | null,
    onFile: null as null | FakeAnswer | ((attempt: number) => FakeAnswer | null),
    fetches: 0,
    /** Waited for with every picture, so that several are under way at once. */
    beforeAnswer: async (): Promise<void> => undefined,
    /** Told when no more fit. */
    onFull: (): void => undefined,
    /** The headers with which one too many is sent away. */
    whenFull: {} as Record<string, string>,
  }
  let underWay = 0

  async function respond(request: FakeRequest): Promise<FakeAnswer> {
    if (request.path.startsWith('/api/images/ephemeral/')) return await deliver(request)
    if (request.path !== '/v1/ideogram-v3/generate') return { status: 404, body: 'Not found' }
    if (request.headers['api-key'] !== IDEOGRAM_KEY) {
      return { status: 401, json: { message: 'Invalid API key' } }
    }
    if (underWay >= AT_ONCE)
      return { status: 429, headers: fake.whenFull, json: { message: 'Too many requests' } }
    underWay++
    if (underWay === AT_ONCE) fake.onFull()
    try {
      await fake.beforeAnswer()
      return await generate(request)
    } finally {
      underWay--
    }
  }

  async function generate(request: FakeRequest): Promise<FakeAnswer> {
    const parts = [...(await request.form())]
    const fields = Object.fromEntries(
      parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const files = parts.filter((part): part is [string, File] => typeof part[1] !== 'string')
    const references = await Promise.all(
      files.map(async ([, file]) => Buffer.from(await file.arrayBuffer())),
    )
    const fault = faultIn(fields) ?? faultInFiles(files, references)
    if (fault) return { status: 400, json: { error: fault } }
    const { bills, ...answer } = fake.onGenerate ?? { bills: true }
    const count = fake.comes ?? Number(fields['num_images'] ?? 1)
    if (bills) fake.billed.push(...Array.from({ length: count }, () => fields))
    if (bills) fake.references.push(references)
    if (fake.onGenerate) return answer
    const data = Array.from({ length: count }, (_, index) =>
      index === 0 ? { ...made(fields), ...fake.picture } : made(fields),
    )
    return { json: { created: new Date().toISOString(), data } }
  }

  function made(fields: Record<string, string>) {
    const id = `${randomUUID()}_${fields['aspect_ratio']}`
    const exp = Math.floor(Date.now() / 1000) + LINK_LIFE_S
    const url = `${fake.url}/api/images/ephemeral/${id}.png?exp=${exp}&sig=${signature(id, exp)}`
    return {
      url,
      prompt: fields['prompt'],
      resolution: '736x1312',
      is_image_safe: true,
      seed: Number(fields['seed']),
      style_type: fields['style_type'],
    }
  }

  async function deliver({ path, query }: FakeRequest): Promise<FakeAnswer> {
    const { onFile } = fake
    const ordered = typeof onFile === 'function' ? onFile(++fake.fetches) : onFile
    if (ordered) return ordered
    const id = /([^/]+)\.png$/.exec(path)?.[1] ?? ''
    const exp = Number(query.get('exp'))
    const isGood = query.get('sig') === signature(id, exp) && exp > Date.now() / 1000
    if (!isGood) return { status: 403, body: 'Forbidden' }
    const body = await paint(id.split('_').at(-1) ?? '1x1')
    return { body, headers: { 'content-type': 'image/png' } }
  }

  fake.url = await startFake(respond)
  return fake
}

function faultIn(fields: Record<string, string>): string | null {
  for (const [name, value] of Object.entries(fields)) {
    if (!ALLOWED[name]) return `Unknown field ${name}`
    if (!ALLOWED[name].test(value)) return `Invalid value for ${name}`
  }
  if (!fields['prompt']) return 'prompt is required'
  if (Number(fields['seed'] ?? 0) > SEED_MAX) return 'Invalid value for seed'
  const isBoth = fields['aspect_ratio'] && fields['resolution']
  return isBoth ? 'aspect_ratio and resolution exclude each other' : null
}

function faultInFiles(files: [name: string, file: File][], references: Buffer[]): string | null {
  const stranger = files.find(([name]) => name !== 'style_reference_images')
  if (stranger) return `Unknown field ${stranger[0]}`
  if (files.length > REFERENCES_MAX) return 'Too many style_reference_images'
  const bytes = references.reduce((total, { length }) => total + length, 0)
  if (bytes > REFERENCES_MAX_BYTES) return 'style_reference_images exceed 10MB'
  const isPicture = references.every((file) =>
    PICTURES.some((begin) => file.toString('hex', 0, 4).startsWith(begin)),
  )
  return isPicture ? null : 'style_reference_images must be JPEG, PNG or WebP'
}

function signature(id: string, exp: number): string {
  return createHmac('sha256', 'fake').update(`${id} ${exp}`).digest('hex')
}

/** As large as the real one makes them, so that it has to be scaled. */
async function paint(ratio: string): Promise<Buffer> {
  const [wide = 1, high = 1] = ratio.split('x').map(Number)
  const scale = SIDE_LONG / Math.max(wide, high)
  return await painted(Math.round(wide * scale), Math.round(high * scale), 7)
}
