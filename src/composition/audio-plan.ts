import type { Composition } from './composition.ts'
import type { Timeline } from './timeline.ts'

/** What a platform plays at its own level: integrated loudness (ITU-R BS.1770), and the highest true peak. */
export const LOUDNESS_LUFS = -14
export const TRUE_PEAK_DBTP = -1

/** Every voice-over is brought to one level first, so that no scene is quieter than the next. */
export const VOICE_LUFS = -16
/** A bed at 100 %, before it is ducked. */
export const MUSIC_LUFS = -21

const DUCK_DB = -9
const ATTACK_MS = 180
const RELEASE_MS = 600
const SILENT_DB = -60
const FADE_IN_MS = 250
/** Short: a bed that fades for long leaves the last second of a video silent. */
const FADE_OUT_MS = 600

/** The video's sound as data: when each voice-over sounds, and how loud the bed is under them. */
export type AudioPlan = {
  durationMs: number
  voices: { scene: number; startMs: number; durationMs: number }[]
  music: { gain: GainPoint[] } | null
}

/** A point of a gain curve; between two points the decibels change at a constant rate. */
export type GainPoint = { ms: number; decibels: number }

/** Plans the sound of a composition whose timeline is known. */
export function audioPlanOf(composition: Composition, timeline: Timeline): AudioPlan {
  const voices = timeline.scenes.flatMap((span) => {
    const voice = composition.scenes[span.index]?.voice
    if (!voice) return []
    return [{ scene: span.index, startMs: span.voiceStartMs, durationMs: voice.durationMs }]
  })
  const { durationMs } = timeline
  if (!composition.musicVolume) return { durationMs, voices, music: null }
  const bedDb = 20 * Math.log10(composition.musicVolume / 100)
  const gain = duckingCurve(voices, durationMs).map(({ ms, decibels }) => ({
    ms,
    decibels: Math.max(SILENT_DB, decibels + bedDb),
  }))
  return { durationMs, voices, music: { gain } }
}

/** The gain of a curve at a moment, in decibels. Before its first and after its last point it stays level. */
export function gainAt(curve: GainPoint[], ms: number): number {
  const next = curve.findIndex((point) => point.ms > ms)
  if (next === 0) return curve[0]?.decibels ?? 0
  if (next === -1) return curve.at(-1)?.decibels ?? 0
  const [from, to] = [curve[next - 1], curve[next]] as [GainPoint, GainPoint]
  return from.decibels + ((to.decibels - from.decibels) * (ms - from.ms)) / (to.ms - from.ms)
}

/** Down just before a voice starts, up after it ends; gaps too short to rise in stay down. */
function duckingCurve(voices: AudioPlan['voices'], durationMs: number): GainPoint[] {
  const fadeOutMs = Math.min(FADE_OUT_MS, durationMs / 3)
  const fadeInMs = Math.min(FADE_IN_MS, durationMs / 3)
  const ducks: GainPoint[] = joinedSpans(voices).flatMap(({ startMs, endMs }) => [
    { ms: startMs - ATTACK_MS, decibels: 0 },
    { ms: startMs, decibels: DUCK_DB },
    { ms: endMs, decibels: DUCK_DB },
    { ms: endMs + RELEASE_MS, decibels: 0 },
  ])
  const corners = [0, fadeInMs, durationMs - fadeOutMs, durationMs, ...ducks.map(({ ms }) => ms)]
  return [...new Set(corners)]
    .filter((ms) => ms >= 0 && ms <= durationMs)
    .toSorted((a, b) => a - b)
    .map((ms) => {
      const faded = Math.min(ms / fadeInMs, (durationMs - ms) / fadeOutMs, 1)
      const duck = ducks.length > 0 ? gainAt(ducks, ms) : 0
      return { ms, decibels: duck + SILENT_DB * (1 - faded) }
    })
}

function joinedSpans(voices: AudioPlan['voices']): { startMs: number; endMs: number }[] {
  const spans: { startMs: number; endMs: number }[] = []
  for (const voice of voices) {
    const last = spans.at(-1)
    const endMs = voice.startMs + voice.durationMs
    if (last && voice.startMs - last.endMs < ATTACK_MS + RELEASE_MS) last.endMs = endMs
    else spans.push({ startMs: voice.startMs, endMs })
  }
  return spans
}
