import type { Word } from '#contract/asset.ts'
import { comparable, type Features, featuresOf, HOP_MS } from './features.ts'
import { findPauses, framesWithoutPauses, type Pause } from './pauses.ts'
import { warp } from './warp.ts'

export type Sound = { samples: Float32Array; sampleRate: number }
/** The same text in a voice whose words have known times. */
export type Reference = Sound & { words: readonly Word[] }

/** How far a border may lie from a pause, in frames, and be meant to be there: a long pause says it louder. */
const SNAP_FRAMES = 9
const SNAP_LONG_FRAMES = 20
const LONG_PAUSE_FRAMES = 15

/**
 * The words of a reference in another recording of the same text: both are cut into frames and warped onto each
 * other, pauses left out; borders near a pause move to its edges.
 */
export function alignWords(
  recording: Sound,
  reference: Reference,
): { words: Word[]; cost: number } {
  const heard = featuresOf(recording.samples, recording.sampleRate)
  const known = featuresOf(reference.samples, reference.sampleRate)
  const pauses = findPauses(heard.levels)
  const heardFrames = framesWithoutPauses(heard.levels.length, pauses)
  const knownFrames = framesWithoutPauses(known.levels.length, findPauses(known.levels))
  const { path, cost } = warp(pick(known, knownFrames), pick(heard, heardFrames))

  /** Frames lie around their middles, so their borders are carried over, half a frame before. */
  const carried = (atMs: number) => {
    const frame = atMs / HOP_MS
    const at = interpolated(knownFrames, frame)
    return valueAt(heardFrames, valueAt(path, at))
  }
  const borders = reference.words.map(({ text, startMs, endMs }) => ({
    text,
    start: carried(startMs),
    end: carried(endMs),
  }))
  snapToPauses(borders, pauses, heard.levels.length)
  const durationMs = (recording.samples.length / recording.sampleRate) * 1000
  return { words: inOrder(borders, durationMs), cost }
}

function pick({ cepstra }: Features, chosen: readonly number[]): Float32Array[] {
  return comparable(chosen.map((frame) => cepstra[frame] as Float32Array))
}

/** Where a value would stand in a rising list, with a fraction. */
function interpolated(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((rising[middle] as number) <= value) low = middle
    else high = middle
  }
  const [from, to] = [rising[low] as number, rising[high] as number]
  if (to === from) return low
  return low + Math.min(Math.max((value - from) / (to - from), 0), 1)
}

function valueAt(values: ArrayLike<number>, at: number): number {
  const low = Math.min(Math.max(Math.floor(at), 0), values.length - 1)
  const high = Math.min(low + 1, values.length - 1)
  const [from, to] = [values[low] as number, values[high] as number]
  return from + (to - from) * (at - low)
}

type Border = { text: string; start: number; end: number }

/** A pause stands between two words: the one before ends where it begins, the one after begins where it ends. */
function snapToPauses(words: Border[], pauses: readonly Pause[], count: number): void {
  for (const { first, end } of pauses) {
    const opening = words[0]
    const last = words.at(-1)
    if (first === 0) {
      if (opening) opening.start = end
      continue
    }
    if (end === count) {
      if (last) last.end = first
      continue
    }
    const near = end - first >= LONG_PAUSE_FRAMES ? SNAP_LONG_FRAMES : SNAP_FRAMES
    let nearest = { at: -1, distance: near }
    for (let at = 0; at + 1 < words.length; at++) {
      const [before, after] = [words[at] as Border, words[at + 1] as Border]
      const gap = Math.max(first - after.start, before.end - end, 0)
      const apart = gap + Math.abs((before.end + after.start) / 2 - (first + end) / 2) / 1000
      if (apart < nearest.distance) nearest = { at, distance: apart }
    }
    const [before, after] = [words[nearest.at], words[nearest.at + 1]]
    if (nearest.at < 0 || !before || !after) continue
    before.end = first
    after.start = end
  }
}

function inOrder(borders: readonly Border[], durationMs: number): Word[] {
  let last = 0
  return borders.map(({ text, start, end }) => {
    const startMs = Math.min(Math.max(start * HOP_MS, last), durationMs)
    last = Math.min(Math.max(end * HOP_MS, startMs), durationMs)
    return { text, startMs: Math.round(startMs), endMs: Math.round(last) }
  })
}
