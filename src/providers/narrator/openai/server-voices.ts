import { VOICES, type Voice } from '#contract/voices.ts'
import { tell } from '#contract/words/told.ts'
import type { Answer } from '../../http/ask.ts'
import {
  contentRefused,
  errorCodes,
  errorText,
  failedAtVendor,
  outOfCredit,
  refusalOfAll,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'

/** The voices that every server of OpenAI's protocol knows; each speaks every language. */
const OPENAI_VOICES: Record<Voice['gender'], string[]> = {
  female: ['nova', 'shimmer', 'coral', 'sage'],
  male: ['onyx', 'echo', 'ash', 'fable'],
}

/** Kokoro names a voice by its language, its gender and a name: 'af_bella' is an American woman. */
const KOKORO_VOICES =
  'af_heart af_bella af_nicole af_sarah am_michael am_fenrir am_puck am_adam bf_emma bf_isabella bm_george bm_fable ef_dora em_alex em_santa ff_siwis hf_alpha hf_beta hm_omega hm_psi if_sara im_nicola jf_alpha jf_gongitsune jm_kumo pf_dora pm_alex pm_santa zf_xiaobei zf_xiaoni zm_yunjian zm_yunxi'.split(
    ' ',
  )
const KOKORO_LANGUAGES: Record<string, string> = {
  en: 'a',
  'en-GB': 'b',
  es: 'e',
  fr: 'f',
  hi: 'h',
  it: 'i',
  ja: 'j',
  pt: 'p',
  zh: 'z',
}
const KOKORO_NAME = /^[a-z][fm]_/

export function isKokoro(model: string): boolean {
  return /kokoro/i.test(model)
}

/**
 * Which voice of a server speaks one of the catalogue: by language and gender, one after the other where there are
 * several; null when it has none.
 * @param known what the server says it has; null before it was asked: what such servers usually have.
 */
export function serverVoiceOf(
  voiceId: string,
  model: string,
  known: readonly string[] | null,
): string | null {
  const wanted = VOICES.find(({ id }) => id === voiceId)
  if (!wanted) return null
  const offered = isKokoro(model) ? kokoroVoices(wanted, known) : OPENAI_VOICES[wanted.gender]
  const among = VOICES.filter((one) => isAlike(one, wanted, model))
  const at = among.findIndex(({ id }) => id === voiceId)
  return offered[at % offered.length] ?? null
}

function kokoroVoices(wanted: Voice, known: readonly string[] | null): string[] {
  const prefix = `${kokoroLanguage(wanted)}${wanted.gender === 'female' ? 'f' : 'm'}_`
  return (known ?? KOKORO_VOICES).filter((name) => name.startsWith(prefix))
}

function kokoroLanguage({ language, country }: Voice): string {
  return KOKORO_LANGUAGES[`${language}-${country}`] ?? KOKORO_LANGUAGES[language] ?? '-'
}

function isAlike(one: Voice, other: Voice, model: string): boolean {
  const isSameLanguage = isKokoro(model)
    ? kokoroLanguage(one) === kokoroLanguage(other)
    : one.language === other.language
  return isSameLanguage && one.gender === other.gender
}

/** What a server answers when it is asked for its voices: names, or objects with one. Mixtures of voices are left out. */
export function voiceNames(json: unknown): string[] | null {
  if (typeof json !== 'object' || json === null) return null
  const list = Array.isArray(json) ? json : (json as { voices?: unknown }).voices
  if (!Array.isArray(list)) return null
  const names = list.flatMap((one: unknown) => {
    const { id, name } = (typeof one === 'object' ? one : { id: one }) as Record<string, unknown>
    const found = id ?? name
    return typeof found === 'string' && KOKORO_NAME.test(found) ? [found] : []
  })
  return names.length > 0 ? names : null
}

/** What an answer that is no success means; a refusal of the content comes as a code among bad requests. */
export function refusalOf(vendor: string, answer: Answer): ProviderError {
  const codes = errorCodes(answer)
  if (codes.some((code) => /content_policy|moderation|safety/.test(code)))
    return contentRefused(vendor, errorText(answer))
  if (codes.includes('insufficient_quota')) return outOfCredit(vendor, answer)
  const common = refusalOfAll(vendor, answer)
  if (common) return common
  if (answer.status >= 500) return failedAtVendor(vendor, answer)
  const text = errorText(answer)
  return new ProviderError('misconfigured', tell('vendor-settings-wrong', { vendor, text }))
}
