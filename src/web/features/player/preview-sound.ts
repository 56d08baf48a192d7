/** Sound is given a moment to be prepared before it starts. */
const LEAD_S = 0.02

/**
 * Plays voice-overs, and tells the time by them: what it says is what is heard. Pictures follow it, so
 * that sound and picture cannot drift apart.
 */
export class SoundClock {
  #context: AudioContext | null = null
  #volume: GainNode | null = null
  #start: ClockStart = { contextS: 0, positionMs: 0 }
  readonly #sources = new Set<AudioBufferSourceNode>()
  #isMuted = false

  /** Lets time run from a position. Needs the press of a button or key the first time. */
  start(positionMs: number) {
    const context = this.#open()
    this.stop()
    this.#start = { contextS: context.currentTime + LEAD_S, positionMs }
    void context.resume()
  }

  /** Sounds a voice-over at its place; from its middle when that place has begun. */
  play(buffer: AudioBuffer, startMs: number) {
    const context = this.#open()
    const start = soundStart(this.#start, startMs, context.currentTime, buffer.duration)
    if (!start || !this.#volume) return
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(this.#volume)
    source.addEventListener('ended', () => this.#sources.delete(source))
    source.start(start.atS, start.offsetS)
    this.#sources.add(source)
  }

  /** What is heard at this moment, in milliseconds of the video. */
  positionMs() {
    if (!this.#context) return this.#start.positionMs
    const { currentTime, outputLatency } = this.#context
    // Not every browser knows its latency.
    return heardMs(this.#start, currentTime, outputLatency || 0)
  }

  /** Time stands, and so does all sound, until `release`. */
  hold() {
    void this.#context?.suspend()
  }

  release() {
    void this.#context?.resume()
  }

  stop() {
    for (const source of this.#sources) source.stop()
    this.#sources.clear()
  }

  mute(isMuted: boolean) {
    this.#isMuted = isMuted
    if (this.#volume) this.#volume.gain.value = isMuted ? 0 : 1
  }

  close() {
    this.stop()
    void this.#context?.close()
    this.#context = null
    this.#volume = null
  }

  #open() {
    if (this.#context) return this.#context
    this.#context = new AudioContext()
    this.#volume = new GainNode(this.#context, { gain: this.#isMuted ? 0 : 1 })
    this.#volume.connect(this.#context.destination)
    return this.#context
  }
}

const LONGEST_LATENCY_S = 0.5

/** When the clock was set, in seconds of the audio context, and to which moment of the video. */
type ClockStart = { contextS: number; positionMs: number }

/**
 * The moment of the video that is heard, in milliseconds. It never lies before the start.
 *
 * @param contextS the context's time; @param latencyS from there to the ear, as the device reports it.
 */
export function heardMs(start: ClockStart, contextS: number, latencyS: number) {
  const passedS = contextS - Math.min(latencyS, LONGEST_LATENCY_S) - start.contextS
  return start.positionMs + Math.max(0, passedS) * 1000
}

/**
 * When a sound that belongs to `startMs` starts, and how far into itself; null when it is over already.
 *
 * @param contextS the context's time; @param durationS of the sound.
 */
export function soundStart(
  start: ClockStart,
  startMs: number,
  contextS: number,
  durationS: number,
) {
  const wantedS = start.contextS + (startMs - start.positionMs) / 1000
  const atS = Math.max(wantedS, contextS, start.contextS)
  const offsetS = atS - wantedS
  return offsetS < durationS ? { atS, offsetS } : null
}

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
