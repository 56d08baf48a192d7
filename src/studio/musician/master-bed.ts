import { filter, highPass, peak } from '../sound/biquad.ts'
import { measureLoudness } from '../sound/measure-loudness.ts'
import { limitPeaks } from './limit-peaks.ts'
import type { StereoSound } from './render-notes.ts'

const LOUDNESS_LUFS = -18
/** Half a decibel under the true peak promised, for what rises between samples. */
const CEILING = 10 ** (-2.6 / 20)
const FADE_IN_MS = 15
const FADE_OUT_S = 1.8

/** Finishes a bed in place: room for a voice around 2.5 kHz, -18 LUFS, peaks below -2 dBTP, clean ends. */
export function masterBed(sound: StereoSound, sampleRate: number): void {
  const channels = [sound.left, sound.right]
  for (const samples of channels) {
    filter(samples, highPass(35, sampleRate))
    filter(samples, peak(2500, sampleRate, 0.6, -2.5))
    fadeEnds(samples, sampleRate)
  }
  const gain = 10 ** ((LOUDNESS_LUFS - measureLoudness(channels, sampleRate)) / 20)
  for (const samples of channels) {
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] as number) * gain
  }
  limitPeaks(sound, CEILING)
}

function fadeEnds(samples: Float32Array, sampleRate: number): void {
  const fadeIn = Math.round((FADE_IN_MS * sampleRate) / 1000)
  for (let at = 0; at < fadeIn; at++) samples[at] = ((samples[at] as number) * at) / fadeIn
  const fadeOut = Math.round(FADE_OUT_S * sampleRate)
  const start = samples.length - fadeOut
  for (let at = 0; at < fadeOut; at++) {
    const gain = Math.cos(((at + 1) / fadeOut) * (Math.PI / 2)) ** 2
    samples[start + at] = (samples[start + at] as number) * gain
  }
}
