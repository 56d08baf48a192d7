import loadEspeak, { type EspeakEvent, type EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import type { EspeakVoice } from './espeak-voices.ts'

export type SpokenAudio = {
  samples: Float32Array
  sampleRate: number
  events: EspeakEvent[]
}

// Below the engine's own 100, at which several voices clip.
const VOLUME = 80

/** Speaks an SSML text with eSpeak NG. Its licence (GPL) asks for a process of its own: call this in a child. */
export async function speak(ssml: string, voice: EspeakVoice): Promise<SpokenAudio> {
  const engine = await loadEspeak()
  const worker: EspeakWorker = new engine.eSpeakNGWorker()
  const name = voice.variant ? `${voice.language}+${voice.variant}` : voice.language
  if (worker.set_voice(name, '', 0, 0, 0) !== 0) throw new Error(`eSpeak has no voice ${name}.`)
  worker.set_volume(VOLUME)
  worker.set_rate(voice.rate)
  worker.set_pitch(voice.pitch)
  worker.set_range(voice.range)

  const chunks: Int16Array[] = []
  const events: EspeakEvent[] = []
  worker.synthesize(ssml, (audio, heard) => {
    chunks.push(audio)
    events.push(...heard)
    return false
  })
  // An unknown accent is reported only by silence.
  if (!chunks.some((chunk) => chunk.length)) throw new Error(`eSpeak did not speak as ${name}.`)
  return { samples: joined(chunks), sampleRate: worker.samplerate, events }
}

function joined(chunks: Int16Array[]): Float32Array {
  const samples = new Float32Array(chunks.reduce((total, chunk) => total + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    for (const value of chunk) samples[offset++] = value / 32768
  }
  return samples
}
