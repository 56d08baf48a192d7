import { type GainPoint, gainAt, MUSIC_LUFS, VOICE_LUFS } from '#composition/audio-plan.ts'
import { decodeSound, SAMPLE_RATE, type Stereo, samplesOf, silence } from './decode-sound.ts'
import { integratedLoudness } from './measure-loudness.ts'

/** What sounds when, in files: an audio plan with paths. */
export type SoundPlan = {
  durationMs: number
  voices: { path: string; startMs: number }[]
  music: { path: string; gain: GainPoint[] } | null
}

/** Below this a recording is silence and noise; raising it would raise the noise. */
export const SILENT_LUFS = -55
const LARGEST_GAIN_DB = 26
const REPEAT_FADE = SAMPLE_RATE
const CURVE_STEP = 480
/** Softens the first and last moment of a voice-over, where a recording may start or stop in mid-wave. */
const EDGE = SAMPLE_RATE / 200

/** Adds up voices and bed, each brought to its own level. May exceed full scale: see `master`. */
export function mixSound(plan: SoundPlan): Stereo {
  const mix = silence(samplesOf(plan.durationMs))
  for (const { path, startMs } of plan.voices) {
    const voice = decodeSound(path)
    addVoice(mix, voice, samplesOf(startMs), levelGain(voice, VOICE_LUFS))
  }
  if (plan.music) {
    const music = decodeSound(plan.music.path)
    addMusic(mix, music, plan.music.gain, levelGain(music, MUSIC_LUFS))
  }
  return mix
}

/** The linear gain that brings a sound to a loudness; silence is left as it is. */
function levelGain(sound: Stereo, lufs: number): number {
  const loudness = integratedLoudness(sound)
  return loudness < SILENT_LUFS ? 1 : linear(Math.min(LARGEST_GAIN_DB, lufs - loudness))
}

function addVoice(mix: Stereo, voice: Stereo, start: number, gain: number): void {
  for (const [channel, samples] of voice.entries()) {
    const to = mix[channel] as Float32Array
    const count = Math.min(samples.length, to.length - start)
    for (let at = 0; at < count; at++) {
      const edge = Math.min(1, at / EDGE, (count - 1 - at) / EDGE)
      to[start + at]! += (samples[at] as number) * gain * edge
    }
  }
}

function addMusic(mix: Stereo, music: Stereo, curve: GainPoint[], gain: number): void {
  for (const [channel, samples] of music.entries()) {
    const to = mix[channel] as Float32Array
    const endless = repeated(samples, to.length)
    let from = linear(gainAt(curve, 0))
    for (let start = 0; start < to.length; start += CURVE_STEP) {
      const target = linear(gainAt(curve, ((start + CURVE_STEP) * 1000) / SAMPLE_RATE))
      const end = Math.min(to.length, start + CURVE_STEP)
      for (let at = start; at < end; at++) {
        const level = from + ((target - from) * (at - start)) / CURVE_STEP
        to[at]! += (endless[at] as number) * level * gain
      }
      from = target
    }
  }
}

/** The piece again and again, each repeat faded into the last, until `length` is reached. */
function repeated(samples: Float32Array, length: number): Float32Array {
  if (samples.length >= length) return samples
  const fade = Math.min(REPEAT_FADE, Math.floor(samples.length / 2))
  const whole = new Float32Array(length)
  whole.set(samples)
  for (let start = samples.length - fade; start < length; start += samples.length - fade) {
    for (let at = 0; at < samples.length && start + at < length; at++) {
      const share = Math.min(1, at / fade)
      const old = whole[start + at] as number
      // Equal power: the two passages have nothing to do with each other.
      const kept = at < fade ? old * Math.cos((share * Math.PI) / 2) : 0
      whole[start + at] = kept + (samples[at] as number) * Math.sin((share * Math.PI) / 2)
    }
  }
  return whole
}

function linear(decibels: number): number {
  return 10 ** (decibels / 20)
}
