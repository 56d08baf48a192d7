import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { writeSound } from '../media-samples.ts'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'

const OPENAI_VOICES = 'alloy ash ballad coral echo fable nova onyx sage shimmer verse'.split(' ')
const KOKORO_VOICES = 'af_heart af_bella am_michael bf_emma ef_dora ff_siwis jf_alpha'.split(' ')
const SECONDS_A_WORD = 0.4

const Speech = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.string(),
  response_format: z.enum(['mp3', 'wav', 'opus', 'flac', 'aac', 'pcm']).optional(),
  speed: z.number().min(0.25).max(4).optional(),
})
const Captioned = Speech.extend({ stream: z.boolean().optional() })

export type Kind = 'openai' | 'kokoro' | 'kokoro without times' | 'localai'
type Trouble = FakeAnswer | 'broken audio' | 'mp3' | 'no times' | 'other words' | 'cut'

/** A server that speaks OpenAI's protocol: OpenAI itself, Kokoro-FastAPI, or LocalAI. */
export async function startFakeSpeechServer(kind: Kind, key = '') {
  const isKokoro = kind.startsWith('kokoro')
  const fake = {
    url: '',
    kind,
    voices: isKokoro ? [...KOKORO_VOICES] : [...OPENAI_VOICES],
    /** Newer servers tell more of a voice than its name. */
    tellsVoicesAs: 'objects' as 'objects' | 'strings',
    billedCharacters: 0,
    requests: [] as { path: string; json: unknown }[],
    troubles: [] as Trouble[],
  }

  async function speak(request: FakeRequest, isCaptioned: boolean): Promise<FakeAnswer> {
    const trouble = fake.troubles.shift()
    if (typeof trouble === 'object') return trouble
    const body = (isCaptioned ? Captioned : Speech).safeParse(request.json)
    if (!body.success) return wrong(body.error.issues[0]?.message ?? '', 'invalid_request_error')
    const { input, voice, model } = body.data
    if (!fake.voices.includes(voice)) return wrong(`Voice '${voice}' not found.`, 'invalid_voice')
    if (kind === 'openai' && !/^(tts-1(-hd)?|gpt-4o-mini-tts)$/.test(model))
      return { status: 404, json: { error: { message: 'No such model', code: 'model_not_found' } } }
    fake.billedCharacters += Array.from(input).length
    const words = input.split(/\s+/)
    const sound = await soundOf(words.length * SECONDS_A_WORD, trouble === 'mp3' ? 'mp3' : 'wav')
    const bytes = trouble === 'broken audio' ? Buffer.from('RIFF no sound') : sound
    if (!isCaptioned) {
      const headers = { 'content-type': trouble === 'mp3' ? 'audio/mpeg' : 'audio/wav' }
      return { body: bytes, headers, ...(trouble === 'cut' && { cutAfter: 500 }) }
    }
    const timestamps = words.flatMap((word, at) => timed(word, at))
    const said = trouble === 'other words' ? timestamps.slice(1) : timestamps
    const audio = bytes.toString('base64')
    return { json: { audio, ...(trouble !== 'no times' && { timestamps: said }) } }
  }

  fake.url = await startFake(async (request) => {
    const { path, method, headers, json } = request
    fake.requests.push({ path, json })
    if (key && headers.authorization !== `Bearer ${key}`)
      return { status: 401, json: { error: { message: 'Wrong key', code: 'invalid_api_key' } } }
    if (path === '/v1/audio/speech' && method === 'POST') return await speak(request, false)
    if (path === '/dev/captioned_speech' && method === 'POST' && kind === 'kokoro')
      return await speak(request, true)
    if (path === '/v1/models' && kind !== 'kokoro without times')
      return { json: { object: 'list', data: [{ id: 'tts-1', object: 'model' }] } }
    if (path === '/v1/audio/voices' && isKokoro) {
      const { voices } = fake
      return {
        json: { voices: fake.tellsVoicesAs === 'strings' ? voices : voices.map((id) => ({ id })) },
      }
    }
    return { status: 404, json: { detail: 'Not Found' } }
  })
  return fake
}

/** Kokoro gives punctuation a time of its own. */
function timed(word: string, at: number) {
  const [, text = word, sign = ''] = /^(.*?)([.,!?]*)$/u.exec(word) ?? []
  const start_time = at * SECONDS_A_WORD
  const end_time = start_time + 0.3
  const whole = { word: text, start_time, end_time }
  return sign ? [whole, { word: sign, start_time: end_time, end_time: end_time + 0.1 }] : [whole]
}

function wrong(message: string, code: string): FakeAnswer {
  return { status: 400, json: { error: { message, type: 'invalid_request_error', code } } }
}

/** As it is streamed: without its length in its head. */
async function soundOf(seconds: number, type: 'wav' | 'mp3'): Promise<Buffer> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'reelwright-fake-'))
  const path = join(folder.path, `speech.${type}`)
  await writeSound(path, `sine=f=220:r=24000:d=${seconds.toFixed(2)}`)
  const bytes = await readFile(path)
  if (type === 'wav') {
    bytes.writeUInt32LE(0xff_ff_ff_ff, 4)
    bytes.writeUInt32LE(0xff_ff_ff_ff, bytes.indexOf('data', 12, 'latin1') + 4)
  }
  return bytes
}
