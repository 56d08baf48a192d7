import { randomUUID } from 'node:crypto'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { writeSound } from '../media-samples.ts'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'

const CHARACTERS_A_SECOND = 14
const FORMATS = /^(mp3_(22050_32|24000_48|44100_(32|64|96|128|192))|opus_48000_(32|64|96|128|192))$/
const PREMADE =
  '21m00Tcm4TlvDq8ikWAM EXAVITQu4vr4xnSDxMaL nPczCjzI2devNBz1zQrb TX3LPaxmHKxFdv7VOQHJ FGY2WhTYpPnrIDTdsKH5 onwK4e9ZLuTAKqWW03F9 piTKgcLEGmPE4e6mEKli pFZP5JQG7iQjIQuC4Bku ThT5KcBeYPX3keUQqHPh'
const V2 = new Set(
  'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru'.split(
    ' ',
  ),
)
const FLASH = new Set([...V2, 'hu', 'no', 'vi'])
const MODELS: Record<string, { max: number; price: number; codes: ReadonlySet<string> | null }> = {
  eleven_multilingual_v2: { max: 10_000, price: 1, codes: null },
  eleven_flash_v2_5: { max: 40_000, price: 0.5, codes: FLASH },
  eleven_turbo_v2_5: { max: 40_000, price: 0.5, codes: FLASH },
  eleven_v3: { max: 3000, price: 1, codes: new Set([...FLASH, 'th', 'fa', 'he']) },
}
const Body = z.strictObject({
  text: z.string().min(1),
  model_id: z.string().optional(),
  language_code: z.string().optional(),
  voice_settings: z
    .strictObject({
      stability: z.number().min(0).max(1).optional(),
      similarity_boost: z.number().min(0).max(1).optional(),
      style: z.number().min(0).max(1).optional(),
      use_speaker_boost: z.boolean().optional(),
      speed: z.number().optional(),
    })
    .optional(),
  seed: z.int().min(0).max(4_294_967_295).optional(),
})

type Alignment = {
  characters: string[]
  character_start_times_seconds: number[]
  character_end_times_seconds: number[]
}
type Item = {
  history_item_id: string
  request_id: string
  voice_id: string
  model_id: string
  text: string
  date_unix: number
  source: 'TTS'
  state: 'created'
  alignments: { alignment: Alignment; normalized_alignment: Alignment } | null
}

/** What the next request for speech meets, once; the last five are served and billed. */
export type Scenario =
  | { refuses: { status: number; detail: unknown; headers?: Record<string, string> } }
  | { alignment: (true_: Alignment) => Alignment | null }
  | 'slow'
  | 'hangs up unserved'
  | 'hangs up served'
  | 'cut'
  | 'no audio'
  | 'broken audio'

export async function startFakeElevenLabs(key = 'el-key') {
  const items: Item[] = []
  const sounds = new Map<string, Buffer>()
  const voices = new Set(PREMADE.split(' '))
  const fake = {
    url: '',
    key,
    voices,
    items,
    billedCredits: 0,
    speechRequests: 0,
    requests: [] as { path: string; query: string; json: unknown }[],
    scenarios: [] as Scenario[],
    historyIs: 'on' as 'on' | 'off' | 'down',
    /** What happens meanwhile. */
    whileSpeaking: () => Promise.resolve(),
    costHeader: 'character-cost' as string | null,
  }

  async function speak(request: FakeRequest, voice: string): Promise<FakeAnswer> {
    fake.speechRequests++
    const scenario = fake.scenarios.shift()
    if (typeof scenario === 'object' && 'refuses' in scenario) {
      const { status, detail, headers = {} } = scenario.refuses
      return { status, headers, json: { detail } }
    }
    if (scenario === 'hangs up unserved') return { hangsUp: true }
    const wrong = wrongWith(request, voice)
    if (wrong) return wrong
    const { text, model_id = 'eleven_multilingual_v2' } = Body.parse(request.json)
    const characters = Array.from(text)
    await fake.whileSpeaking()
    const sound = await mp3Of(characters.length / CHARACTERS_A_SECOND)
    const alignment = evenly(characters)
    const cost = Math.ceil(characters.length * (MODELS[model_id]?.price ?? 1))
    fake.billedCredits += cost
    const request_id = randomUUID()
    const item: Item = {
      history_item_id: randomUUID(),
      request_id,
      voice_id: voice,
      model_id,
      text,
      date_unix: Math.floor(Date.now() / 1000),
      source: 'TTS',
      state: 'created',
      alignments: { alignment, normalized_alignment: spokenOf(text) },
    }
    if (fake.historyIs !== 'off') items.unshift(item)
    sounds.set(item.history_item_id, sound)
    const given = typeof scenario === 'object' ? scenario.alignment(alignment) : alignment
    const whole = sound.toString('base64')
    const json = {
      audio_base64: scenario === 'broken audio' ? whole.slice(0, 40) : whole,
      alignment: given,
      normalized_alignment: spokenOf(text),
    }
    return {
      json: scenario === 'no audio' ? { ...json, audio_base64: '' } : json,
      headers: {
        'request-id': request_id,
        ...(fake.costHeader && { [fake.costHeader]: String(cost) }),
      },
      ...(scenario === 'cut' && { cutAfter: 300 }),
      ...(scenario === 'hangs up served' && { hangsUp: true }),
      ...(scenario === 'slow' && { delayMs: 600 }),
    }
  }

  function wrongWith({ json, query }: FakeRequest, voice: string): FakeAnswer | null {
    const body = Body.safeParse(json)
    if (!body.success) return invalid(body.error.issues[0]?.message ?? '')
    const { text, model_id = 'eleven_multilingual_v2', language_code } = body.data
    if (!FORMATS.test(query.get('output_format') ?? 'mp3_44100_128'))
      return invalid('output_format')
    if (!voices.has(voice)) return refused(404, 'voice_not_found', 'The voice was not found.')
    const model = MODELS[model_id]
    if (!model)
      return refused(400, 'model_not_found', `A model with model ID ${model_id} is unknown.`)
    if (language_code !== undefined && !model.codes?.has(language_code))
      return refused(400, 'unsupported_language', `Model '${model_id}' does not support it.`)
    if (Array.from(text).length > model.max)
      return refused(400, 'max_character_limit_exceeded', 'The text is too long.')
    return null
  }

  function list(query: URLSearchParams): FakeAnswer {
    if (fake.historyIs === 'down') return { status: 500, json: { detail: 'Internal error' } }
    const since = Number(query.get('date_after_unix') ?? 0)
    const found = items.filter(
      (item) =>
        item.date_unix >= since &&
        [null, item.voice_id].includes(query.get('voice_id')) &&
        [null, item.model_id].includes(query.get('model_id')),
    )
    const first = found.findIndex(
      (item) => item.history_item_id === query.get('start_after_history_item_id'),
    )
    const page = found.slice(first + 1, first + 1 + Number(query.get('page_size') ?? 100))
    const has_more = found.length > first + 1 + page.length
    const last_history_item_id = page.at(-1)?.history_item_id ?? null
    return {
      json: { history: page, has_more, last_history_item_id },
    }
  }

  fake.url = await startFake(async (request) => {
    const { path, method, query, headers } = request
    fake.requests.push({ path, query: String(query), json: request.json })
    if (headers['xi-api-key'] !== key) return refused(401, 'invalid_api_key', 'Invalid API key')
    const voice = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/.exec(path)?.[1]
    if (voice && method === 'POST') return await speak(request, voice)
    if (path === '/v1/history' && method === 'GET') return list(query)
    const audioOf = /^\/v1\/history\/([^/]+)\/audio$/.exec(path)?.[1]
    const sound = sounds.get(audioOf ?? '')
    if (sound) return { body: sound, headers: { 'content-type': 'audio/mpeg' } }
    if (path === '/v1/voices')
      return { json: { voices: [...voices].map((voice_id) => ({ voice_id, name: 'A voice' })) } }
    return { status: 404, json: { detail: 'Not Found' } }
  })
  return fake
}

function refused(status: number, code: string, message: string): FakeAnswer {
  return { status, json: { detail: { type: 'error', code, status: code, message } } }
}

function invalid(msg: string): FakeAnswer {
  return { status: 422, json: { detail: [{ loc: ['body'], msg, type: 'value_error' }] } }
}

function evenly(characters: string[]): Alignment {
  return {
    characters,
    character_start_times_seconds: characters.map((_, index) => secondsAt(index)),
    character_end_times_seconds: characters.map((_, index) => secondsAt(index + 1)),
  }
}

function secondsAt(index: number): number {
  return Math.round((index * 1000) / CHARACTERS_A_SECOND) / 1000
}

/** Numbers are said as words, with a space before everything. */
function spokenOf(text: string): Alignment {
  return evenly(Array.from(` ${text.replace(/\d+/g, 'one hundred')}`))
}

async function mp3Of(seconds: number): Promise<Buffer> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'reelwright-fake-'))
  const path = join(folder.path, 'speech.mp3')
  await writeSound(path, `sine=f=220:r=44100:d=${seconds.toFixed(2)}`)
  return await readFile(path)
}
