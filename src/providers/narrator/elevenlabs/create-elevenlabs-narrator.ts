import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VOICES } from '#contract/voices.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { CallOptions, SentCall, StartOptions } from '../../call-options.ts'
import type { Answer } from '../../http/ask.ts'
import { asJson, askFree, post } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import { captionInChild } from '../caption-recording.ts'
import { isAnythingSaid, sentText } from '../captions/sent-text.ts'
import type { TimedPart } from '../captions/times-of-parts.ts'
import type { NarrateRequest, Narration, NarratorProvider } from '../narrator-provider.ts'
import { partsOf, refusalOf, Speech, VENDOR, Voices } from './answers.ts'
import { findInHistory } from './find-in-history.ts'
import { BY_LANGUAGE, type ElevenLabsModel, modelFor, vendorVoicesOf } from './voices.ts'

const TIMEOUT_MS = 60_000
/** What every plan allows at least. */
const AT_ONCE = 2
/** Of the vendor's price list: 0.12 USD for 1000 credits. */
const MICRO_USD_A_CREDIT = 120
const OUTPUT = 'mp3_44100_128'

type Spoken = { sound: Buffer; parts: TimedPart[] | null }

/** ElevenLabs: an MP3 and the time of every character. */
export function createElevenLabsNarrator(settings: VendorSettings): NarratorProvider {
  const { baseUrl, key, model: setting } = settings
  const headers = { 'xi-api-key': key }
  /** The vendor's voices, once it was asked; null before: all that we know of. */
  let offered: ReadonlySet<string> | null = null
  const isGone = (voice: string) => offered !== null && !offered.has(voice)
  const voicesOf = (voiceId: string) => vendorVoicesOf(voiceId).filter((voice) => !isGone(voice))

  function unsupported(voiceId: string): Told | null {
    const isKnown = VOICES.some(({ id }) => id === voiceId) && voicesOf(voiceId).length > 0
    if (!isKnown) return tell('voice-not-offered', { vendor: VENDOR })
    if (!modelFor(setting, languageOf(voiceId)))
      return tell('language-not-spoken', { vendor: VENDOR })
    return null
  }

  /** @throws ProviderError when it cannot be spoken */
  function planOf({ text, voiceId }: NarrateRequest) {
    const reason = unsupported(voiceId)
    const model = modelFor(setting, languageOf(voiceId))
    if (reason || !model) throw new ProviderError('unsupported', reason ?? tell('nothing-to-say'))
    if (!isAnythingSaid(text)) throw new ProviderError('refused', tell('nothing-to-say'))
    const sent = sentText(text)
    const count = Array.from(sent).length
    if (count > model.maxCharacters) {
      const values = { vendor: VENDOR, max: model.maxCharacters, count }
      throw new ProviderError('unsupported', tell('text-too-long-to-speak', values))
    }
    return { sent, count, model, voices: voicesOf(voiceId), language: languageOf(voiceId) }
  }

  async function speak(
    voice: string,
    { sent, count, model, language }: ReturnType<typeof planOf>,
    call: SentCall,
    signal: AbortSignal,
  ): Promise<Spoken> {
    const url = `${baseUrl}/v1/text-to-speech/${voice}/with-timestamps?output_format=${OUTPUT}`
    const code = model.languageCode?.(language)
    const body = { text: sent, model_id: model.id, ...(code && { language_code: code }) }
    const answer = await post(VENDOR, url, {
      ...asJson(body, headers),
      signal,
      timeoutMs: TIMEOUT_MS,
    })
    if (answer.status !== 200) throw refusalOf(answer)
    call.costs(costOf(answer, model, count))
    const { audio_base64, alignment } = Speech.parse(answer.json)
    return { sound: Buffer.from(audio_base64, 'base64'), parts: partsOf(alignment) }
  }

  /** By the voice meant, or by the one that speaks for it where the vendor has withdrawn that. */
  async function speakByAny(plan: ReturnType<typeof planOf>, options: StartOptions) {
    for (const [at, voice] of plan.voices.entries()) {
      try {
        return await options.send((call) => speak(voice, plan, call, options.signal))
      } catch (error) {
        const isLast = at === plan.voices.length - 1
        if (isLast || !(error instanceof ProviderError && error.told.code === 'voice-not-offered'))
          throw error
      }
    }
    throw new ProviderError('unsupported', tell('voice-not-offered', { vendor: VENDOR }))
  }

  return {
    name: `elevenlabs:${setting}`,
    builtIn: false,
    safeToRepeat: false,
    limits: limitsOf('elevenlabs', settings, { atOnce: AT_ONCE }),
    unsupported,
    async voices(signal) {
      const answer = await asked(`${baseUrl}/v1/voices?show_legacy=true`, headers, signal)
      const { voices } = Voices.parse(answer.json)
      offered = new Set(voices.map(({ voice_id }) => voice_id))
      return VOICES.map(({ id }) => id).filter((id) => !unsupported(id))
    },
    async start(request, options) {
      options.signal.throwIfAborted()
      const spoken = await speakByAny(planOf(request), options)
      return { done: await narrationOf(spoken, request, options) }
    },
    async lookUp({ sentAt, costs }, request, options) {
      const { sent, count, model, voices } = planOf(request)
      const vendor = { baseUrl, headers, signal: options.signal }
      const wanted = { sentAt, text: sent, modelId: model.id, voices }
      const item = await findInHistory(vendor, wanted)
      if (!item) return null
      const id = encodeURIComponent(item.history_item_id)
      const url = `${baseUrl}/v1/history/${id}/audio`
      const answer = await asked(url, headers, options.signal)
      costs?.(costOf(answer, model, count))
      const parts = partsOf(item.alignments?.alignment)
      return { done: await narrationOf({ sound: answer.bytes, parts }, request, options) }
    },
  }
}

/** Asks the vendor who we are, which costs nothing. @throws ProviderError */
export async function tryElevenLabs(settings: VendorSettings, signal: AbortSignal): Promise<void> {
  const { baseUrl, key, model } = settings
  await asked(`${baseUrl}/v1/voices?show_legacy=true`, { 'xi-api-key': key }, signal)
  if (!modelFor(model, 'en') && model !== BY_LANGUAGE) {
    const values = { vendor: VENDOR, text: `model_id: ${model}` }
    throw new ProviderError('misconfigured', tell('vendor-settings-wrong', values))
  }
}

/** A question that is never billed. @throws ProviderError */
async function asked(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await askFree(VENDOR, url, { headers, signal })
  if (answer.status !== 200) throw refusalOf(answer)
  return answer
}

async function narrationOf(
  { sound, parts }: Spoken,
  { text, voiceId }: NarrateRequest,
  { folder, signal }: CallOptions,
): Promise<Narration> {
  const path = join(folder, 'voice-over.mp3')
  await writeFile(path, sound)
  const captions = await captionInChild({ path, text, voiceId, parts }, signal)
  return { path, contentType: 'audio/mpeg', ...captions }
}

/** What the vendor says it took, else what its price list says. */
function costOf({ headers }: Answer, model: ElevenLabsModel, count: number): number {
  const said = Number(headers['x-character-cost'] ?? headers['character-cost'])
  const credits = Number.isFinite(said) ? said : count * model.creditsPerCharacter
  return Math.round(credits * MICRO_USD_A_CREDIT)
}

function languageOf(voiceId: string): string {
  return voiceId.split('-', 1)[0] as string
}
