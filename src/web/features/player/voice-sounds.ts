const SAMPLE_RATE = 48_000

type Voice = { status: 'loading' | 'ready' | 'failed'; buffer: AudioBuffer | null }

/** The voice-overs of a cut, decoded. */
export class VoiceSounds {
  readonly #onReady: (url: string) => void
  readonly #voices = new Map<string, Voice>()

  /** @param onReady called when a voice-over is decoded, or turned out not to be readable. */
  constructor(onReady: (url: string) => void) {
    this.#onReady = onReady
  }

  /** Starts decoding these, and forgets everything else. */
  keep(urls: string[]) {
    for (const url of this.#voices.keys()) {
      if (!urls.includes(url)) this.#voices.delete(url)
    }
    for (const url of urls) {
      if (!this.#voices.has(url)) void this.#load(url)
    }
  }

  buffer(url: string) {
    return this.#voices.get(url)?.buffer ?? null
  }

  status(url: string) {
    return this.#voices.get(url)?.status ?? 'loading'
  }

  /** Loads again what could not be loaded. */
  retry() {
    for (const [url, { status }] of this.#voices) {
      if (status === 'failed') void this.#load(url)
    }
  }

  async #load(url: string) {
    const voice: Voice = { status: 'loading', buffer: null }
    this.#voices.set(url, voice)
    try {
      voice.buffer = await decoded(url)
      voice.status = 'ready'
    } catch {
      voice.status = 'failed'
    }
    if (this.#voices.get(url) === voice) this.#onReady(url)
  }
}

async function decoded(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The voice could not be read (${response.status})`)
  // An offline context decodes without asking for permission to play.
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  return await context.decodeAudioData(await response.arrayBuffer())
}
