import type { ModelKind } from './kinds.ts'

export { MODEL_KINDS, type ModelKind } from './kinds.ts'

export type Vendor = {
  name: string
  kind: ModelKind
  /** Empty: there is no usual one. */
  baseUrl: string
  /** The one that is used unless another is chosen; empty: whatever the server has. */
  model: string
  /** Others that are known to work. */
  otherModels?: readonly string[]
  /** Where to get a key; null: a server of one's own needs none. */
  keyAt: string | null
  /** What the vendor asks for one piece (a storyboard, an image, a voice-over, a clip of 5 s), as it said in 2026. */
  asksMicroUsd?: Readonly<Record<string, number>>
}

/** Everybody whom models can be had from. The ids stand in the names of models, for ever. */
export const VENDORS = {
  grok: {
    name: 'Grok',
    kind: 'storyboard',
    baseUrl: 'https://api.x.ai/v1',
    model: 'grok-4.6',
    otherModels: ['grok-4.5', 'grok-4.3'],
    keyAt: 'https://console.x.ai',
    asksMicroUsd: { 'grok-4.6': 15_000, 'grok-4.5': 15_000, 'grok-4.3': 8000 },
  },
  'openai-text': {
    name: 'OpenAI-compatible text',
    kind: 'storyboard',
    baseUrl: '',
    model: '',
    keyAt: null,
  },
  elevenlabs: {
    name: 'ElevenLabs',
    kind: 'voice',
    baseUrl: 'https://api.elevenlabs.io',
    model: 'by-language',
    otherModels: ['eleven_multilingual_v2', 'eleven_flash_v2_5', 'eleven_turbo_v2_5', 'eleven_v3'],
    keyAt: 'https://elevenlabs.io/app/settings/api-keys',
    asksMicroUsd: { 'by-language': 15_000 },
  },
  'openai-speech': {
    name: 'OpenAI-compatible speech',
    kind: 'voice',
    baseUrl: '',
    model: '',
    otherModels: ['kokoro', 'gpt-4o-mini-tts', 'tts-1'],
    keyAt: null,
  },
  ideogram: {
    name: 'Ideogram',
    kind: 'image',
    baseUrl: 'https://api.ideogram.ai',
    model: 'v3-turbo',
    otherModels: ['v3-default', 'v3-quality'],
    keyAt: 'https://ideogram.ai/manage-api',
    asksMicroUsd: { 'v3-turbo': 30_000, 'v3-default': 60_000, 'v3-quality': 90_000 },
  },
  'openai-images': {
    name: 'OpenAI-compatible images',
    kind: 'image',
    baseUrl: '',
    model: '',
    otherModels: ['gpt-image-1', 'dall-e-3', 'x/z-image-turbo'],
    keyAt: null,
  },
  replicate: {
    name: 'Kling via Replicate',
    kind: 'clip',
    baseUrl: 'https://api.replicate.com/v1',
    model: 'kwaivgi/kling-v2.5-turbo-pro',
    otherModels: ['kwaivgi/kling-v2.6'],
    keyAt: 'https://replicate.com/account/api-tokens',
    asksMicroUsd: { 'kwaivgi/kling-v2.5-turbo-pro': 350_000, 'kwaivgi/kling-v2.6': 350_000 },
  },
  kling: {
    name: 'Kling',
    kind: 'clip',
    baseUrl: 'https://api-singapore.klingai.com',
    model: 'kling-v2-6',
    otherModels: ['kling-v2-5-turbo'],
    keyAt: 'https://app.klingai.com/global/dev',
    asksMicroUsd: { 'kling-v2-6': 350_000, 'kling-v2-5-turbo': 350_000 },
  },
} as const satisfies Record<string, Vendor>

export type VendorId = keyof typeof VENDORS
export const VENDOR_IDS = Object.keys(VENDORS) as [VendorId, ...VendorId[]]

/** The studio that every installation has. */
export const BUILT_IN = 'builtin'

/** `ideogram:v3-turbo` as people read it: "Ideogram v3-turbo". */
export function modelLabel(name: string): string {
  if (name === BUILT_IN) return 'Built-in studio'
  const [vendor = '', ...rest] = name.split(':')
  return [VENDORS[vendor as VendorId]?.name ?? vendor, rest.join(':')].join(' ').trim()
}
