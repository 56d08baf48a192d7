import type { ModelKind, VendorId } from '#contract/vendors.ts'
import { startFakeElevenLabs } from '../fakes/elevenlabs.ts'
import { startFakeGrok } from '../fakes/grok.ts'
import { IDEOGRAM_KEY, startIdeogram } from '../fakes/ideogram.ts'
import { KLING_KEY, startKling } from '../fakes/kling.ts'
import { startFakeChat } from '../fakes/openai-chat.ts'
import { startOpenaiImages } from '../fakes/openai-images.ts'
import { REPLICATE_KEY, startReplicate } from '../fakes/replicate.ts'
import { startFakeSpeechServer } from '../fakes/speech-server.ts'

/** A vendor at whom workers die, and what it is asked on the way to a piece. */
export type DeadlyVendor = {
  kind: ModelKind
  /** What it bills. */
  buys: RegExp
  /** Where it is asked what became of a call that nobody heard the answer of; null: it cannot be asked. */
  looksUp: RegExp | null
  /** Where the piece is fetched when it is not in the answer itself. */
  fetches?: RegExp
  /** Takes the work, and is asked about it later. */
  takesItsTime?: boolean
  /** Plays it: its origin, what connects it there or behind a door, and how many pieces it has billed. */
  start: () => Promise<{
    origin: string
    settings: (url: string) => Record<string, string>
    billed: () => number
  }>
}

const A_KEY = 'a-key-of-somebody-who-sends-bills'

export const DEADLY_VENDORS: Record<VendorId, DeadlyVendor> = {
  grok: {
    kind: 'storyboard',
    buys: /^POST .*\/responses$/,
    looksUp: null,
    async start() {
      const { settings, counts } = await startFakeGrok()
      return {
        origin: new URL(settings.baseUrl).origin,
        settings: (url) => ({
          XAI_API_KEY: settings.key,
          XAI_BASE_URL: `${url}/v1`,
          GROK_MODEL: settings.model,
        }),
        billed: () => counts.billed,
      }
    },
  },
  'openai-text': {
    kind: 'storyboard',
    buys: /^POST .*\/chat\/completions$/,
    looksUp: null,
    async start() {
      const { settings, counts } = await startFakeChat({ key: A_KEY })
      return {
        origin: new URL(settings.baseUrl).origin,
        settings: (url) => ({
          OPENAI_TEXT_KEY: A_KEY,
          OPENAI_TEXT_URL: `${url}/v1`,
          OPENAI_TEXT_MODEL: settings.model,
        }),
        billed: () => counts.served,
      }
    },
  },
  elevenlabs: {
    kind: 'voice',
    buys: /^POST .*\/with-timestamps$/,
    looksUp: /^GET .*\/history\/[^/]+\/audio$/,
    async start() {
      const fake = await startFakeElevenLabs()
      return {
        origin: fake.url,
        settings: (url) => ({ ELEVENLABS_API_KEY: fake.key, ELEVENLABS_BASE_URL: url }),
        billed: () => fake.items.length,
      }
    },
  },
  'openai-speech': {
    kind: 'voice',
    buys: /^POST .*\/audio\/speech$/,
    looksUp: null,
    async start() {
      const fake = await startFakeSpeechServer('openai', A_KEY)
      return {
        origin: fake.url,
        settings: (url) => ({
          OPENAI_SPEECH_KEY: A_KEY,
          OPENAI_SPEECH_URL: `${url}/v1`,
          OPENAI_SPEECH_MODEL: 'tts-1',
        }),
        billed: () => fake.requests.filter(({ path }) => path.endsWith('/audio/speech')).length,
      }
    },
  },
  ideogram: {
    kind: 'image',
    buys: /^POST .*\/generate$/,
    looksUp: null,
    fetches: /^GET .*\/ephemeral\//,
    async start() {
      const fake = await startIdeogram()
      return {
        origin: fake.url,
        settings: (url) => ({ IDEOGRAM_API_KEY: IDEOGRAM_KEY, IDEOGRAM_BASE_URL: url }),
        billed: () => fake.billed.length,
      }
    },
  },
  'openai-images': {
    kind: 'image',
    buys: /^POST .*\/images\/generations$/,
    looksUp: null,
    async start() {
      const fake = await startOpenaiImages(A_KEY)
      return {
        origin: fake.url,
        settings: (url) => ({
          OPENAI_IMAGES_KEY: A_KEY,
          OPENAI_IMAGES_URL: `${url}/v1`,
          OPENAI_IMAGES_MODEL: 'gpt-image-1',
        }),
        billed: () => fake.drawn,
      }
    },
  },
  replicate: {
    kind: 'clip',
    buys: /^POST .*\/predictions$/,
    looksUp: /^GET \/predictions$/,
    fetches: /^GET \/delivery\//,
    takesItsTime: true,
    async start() {
      const fake = await startReplicate()
      fake.questionsUntilDone = 0
      return {
        origin: fake.url,
        settings: (url) => ({ REPLICATE_API_TOKEN: REPLICATE_KEY, REPLICATE_BASE_URL: url }),
        billed: () => fake.jobs.length,
      }
    },
  },
  kling: {
    kind: 'clip',
    buys: /^POST .*\/image2video$/,
    looksUp: /^GET .*\/image2video$/,
    fetches: /^GET \/delivery\//,
    takesItsTime: true,
    async start() {
      const fake = await startKling()
      fake.questionsUntilDone = 0
      return {
        origin: fake.url,
        settings: (url) => ({ KLING_API_KEY: KLING_KEY, KLING_BASE_URL: url }),
        billed: () => fake.tasks.length,
      }
    },
  },
}
