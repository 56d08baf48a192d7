import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { VOICES } from '#contract/voices.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { CallOptions, SentCall } from '../../call-options.ts'
import type { Answer } from '../../http/ask.ts'
import { authorized, isOwnServer, vendorOf } from '../../http/own-server.ts'
import { asJson, askFree, post } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { mendWav } from '../../sound/mend-wav.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import { captionInChild } from '../caption-recording.ts'
import { isAnythingSaid, sentText } from '../captions/sent-text.ts'
import type { TimedPart } from '../captions/times-of-parts.ts'
import type { NarrateRequest, Narration, NarratorProvider } from '../narrator-provider.ts'
import { isKokoro, refusalOf, serverVoiceOf, voiceNames } from './server-voices.ts'

const TIMEOUT_MS = 60_000
/** A machine of one's own may have to load the model first, and may have no graphics card. */
const OWN_TIMEOUT_MS = 10 * 60_000
const AT_ONCE = 4
const OWN_AT_ONCE = 1
const MAX_CHARACTERS = 4096
/** Of OpenAI's price list, in millionths of a dollar; the last is an estimate, it bills the length of the sound. */
const PRICE_A_CHARACTER: Record<string, number> = {
  'tts-1': 15,
  'tts-1-hd': 30,
  'gpt-4o-mini-tts': 18,
}
const MAX_BYTES = 128_000_000

const Captioned = z.object({
  audio: z.string().min(1),
  timestamps: z
    .array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() }))
    .nullish()
    .catch(null),
})

type Spoken = { sound: Buffer; parts: TimedPart[] | null }

/**
 * Any server that speaks as OpenAI's does. On a server of one's own nothing is billed.
 * Kokoro-FastAPI gives the times of the words, too.
 */
export function createOpenAINarrator(settings: VendorSettings): NarratorProvider {
  const { model } = settings
  const { vendor, base, headers, isOwn } = serverOf(settings)
  const timeoutMs = isOwn ? OWN_TIMEOUT_MS : TIMEOUT_MS
  let known: string[] | null = null
  let givesTimes = isKokoro(model)

  function unsupported(voiceId: string): Told | null {
    if (serverVoiceOf(voiceId, model, known) !== null) return null
    const language = voiceId.split('-', 1)[0]
    const speaks = VOICES.some(
      (one) => one.language === language && serverVoiceOf(one.id, model, known) !== null,
    )
    return tell(speaks ? 'voice-not-offered' : 'language-not-spoken', { vendor })
  }

  async function speak(body: object, call: SentCall, signal: AbortSignal): Promise<Spoken> {
    const asked = { ...asJson(body, headers), signal, timeoutMs, maxBytes: MAX_BYTES }
    if (givesTimes) {
      const url = `${base.replace(/\/v1$/, '')}/dev/captioned_speech`
      const captioned = { ...asJson({ ...body, stream: false }, headers) }
      const answer = await post(vendor, url, { ...asked, ...captioned })
      if (answer.status === 200) return captionedSpeech(answer)
      if (answer.status !== 404 && answer.status !== 405) throw refusalOf(vendor, answer)
      // An older server, or another one with the same voices: that question did nothing.
      givesTimes = false
    }
    const answer = await post(vendor, `${base}/audio/speech`, asked)
    if (answer.status !== 200) throw refusalOf(vendor, answer)
    const { input } = body as { input: string }
    if (!isOwn && PRICE_A_CHARACTER[model])
      call.costs(Array.from(input).length * PRICE_A_CHARACTER[model])
    return { sound: answer.bytes, parts: null }
  }

  return {
    name: `openai-speech:${model}`,
    builtIn: false,
    safeToRepeat: isOwn,
    limits: limitsOf('openai', settings, { atOnce: isOwn ? OWN_AT_ONCE : AT_ONCE }),
    unsupported,
    async voices(signal) {
      if (isKokoro(model)) {
        const answer = await askFree(vendor, `${base}/audio/voices`, { headers, signal })
        if (answer.status === 200) known = voiceNames(answer.json)
      }
      return VOICES.map(({ id }) => id).filter((id) => !unsupported(id))
    },
    async start({ text, voiceId }, options) {
      options.signal.throwIfAborted()
      const voice = serverVoiceOf(voiceId, model, known)
      const reason = unsupported(voiceId)
      if (voice === null || reason)
        throw new ProviderError('unsupported', reason ?? tell('voice-not-offered', { vendor }))
      if (!isAnythingSaid(text)) throw new ProviderError('refused', tell('nothing-to-say'))
      const input = sentText(text)
      const count = Array.from(input).length
      if (count > MAX_CHARACTERS) {
        const values = { vendor, max: MAX_CHARACTERS, count }
        throw new ProviderError('unsupported', tell('text-too-long-to-speak', values))
      }
      const body = { model, input, voice, response_format: 'wav' }
      const spoken = await options.send((call) =>
        isOwn
          ? unlessLost(vendor, options.signal, () => speak(body, call, options.signal))
          : speak(body, call, options.signal),
      )
      return { done: await narrationOf(vendor, spoken, { text, voiceId }, options) }
    },
  }
}

/** Asks for what a server offers, which costs nothing. @throws ProviderError */
export async function tryOpenAISpeech(
  settings: VendorSettings,
  signal: AbortSignal,
): Promise<void> {
  const { vendor, base, headers } = serverOf(settings)
  const answer = await askFree(vendor, `${base}/models`, { headers, signal })
  if (answer.status === 200) return
  // Some servers that only speak have no list of models.
  const voices = await askFree(vendor, `${base}/audio/voices`, { headers, signal })
  if (voices.status !== 200) throw refusalOf(vendor, answer)
}

function serverOf(settings: VendorSettings) {
  const { baseUrl } = settings
  const base = /\/v\d+$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1`
  // It begins sentences, which an address does not do well.
  const others = isKokoro(settings.model) ? 'Kokoro' : 'Speech server'
  const vendor = vendorOf(settings) === 'OpenAI' ? 'OpenAI' : others
  return { vendor, base, headers: authorized(settings.key), isOwn: isOwnServer(settings) }
}

/** Where nothing is billed, a lost answer may be asked for again. */
async function unlessLost<Result>(
  vendor: string,
  signal: AbortSignal,
  asking: () => Promise<Result>,
): Promise<Result> {
  try {
    return await asking()
  } catch (cause) {
    if (signal.aborted || cause instanceof ProviderError) throw cause
    throw new ProviderError('unavailable', tell('vendor-unreachable', { vendor }), { cause })
  }
}

function captionedSpeech(answer: Answer): Spoken {
  const { audio, timestamps } = Captioned.parse(answer.json)
  const parts = timestamps?.map(({ word, start_time, end_time }) => ({
    text: word,
    startMs: start_time * 1000,
    endMs: end_time * 1000,
  }))
  return { sound: Buffer.from(audio, 'base64'), parts: parts ?? null }
}

async function narrationOf(
  vendor: string,
  { sound, parts }: Spoken,
  { text, voiceId }: NarrateRequest,
  { folder, signal }: CallOptions,
): Promise<Narration> {
  const isWav = mendWav(sound)
  const path = join(folder, isWav ? 'voice-over.wav' : 'voice-over.mp3')
  await writeFile(path, sound)
  try {
    const captions = await captionInChild({ path, text, voiceId, parts }, signal)
    return { path, contentType: isWav ? 'audio/wav' : 'audio/mpeg', ...captions }
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new ProviderError('unavailable', tell('vendor-answer-unusable', { vendor }), { cause })
  }
}
