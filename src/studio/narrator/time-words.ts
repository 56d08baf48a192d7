import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten'
import type { Word } from '#contract/asset.ts'
import type { SpeechUnit } from './speech-unit.ts'

/**
 * When each unit sounds, from the synthesiser's events: it starts with its first word event and ends with
 * its last phoneme, so that a pause belongs to no word. Words the synthesiser runs together ('of the')
 * share their time by their lengths.
 *
 * @param positions where each unit starts in the synthesised text, as the events count.
 */
export function timeWords(
  units: SpeechUnit[],
  positions: number[],
  events: EspeakEvent[],
  durationMs: number,
): Word[] {
  const starts = unitStarts(positions, events)
  const words: Word[] = []
  for (let first = 0; first < units.length; ) {
    let next = first + 1
    while (next < units.length && starts[next] === undefined) next++
    const startMs = first === 0 ? (starts[0] ?? 0) : (starts[first] as number)
    const limitMs = starts[next] ?? durationMs
    const endMs = endOfSound(events, startMs, limitMs)
    words.push(...shared(units.slice(first, next), startMs, endMs))
    first = next
  }
  return words
}

/** The first word event of each unit; undefined where it has none. Never goes back in the text. */
function unitStarts(positions: number[], events: EspeakEvent[]): (number | undefined)[] {
  const starts = Array.from<number | undefined>({ length: positions.length })
  let unit = 0
  for (const event of events) {
    if (event.type !== 'word') continue
    while (unit + 1 < positions.length && (positions[unit + 1] as number) <= event.text_position) {
      unit++
    }
    starts[unit] ??= event.audio_position
  }
  return starts
}

function endOfSound(events: EspeakEvent[], startMs: number, limitMs: number): number {
  let endMs = limitMs
  let sounding = true
  for (const { type, id, audio_position: atMs } of events) {
    if (type !== 'phoneme' || atMs < startMs || atMs >= limitMs) continue
    if (isPause(id) && sounding) endMs = atMs
    sounding = !isPause(id)
    if (sounding) endMs = limitMs
  }
  return Math.max(endMs, startMs)
}

/** Pauses have no name; '(en)' only tells that the language changes. */
function isPause(id: EspeakEvent['id']): boolean {
  return id === undefined || id === '' || /^\(.*\)$/.test(String(id))
}

function shared(units: SpeechUnit[], startMs: number, endMs: number): Word[] {
  const total = units.reduce((sum, unit) => sum + unit.spoken.length, 0)
  let atMs = startMs
  return units.map((unit) => {
    const from = atMs
    atMs += ((endMs - startMs) * unit.spoken.length) / total
    return { text: unit.text, startMs: from, endMs: atMs }
  })
}
