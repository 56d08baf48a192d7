import type { Word } from '#contract/asset.ts'

/** A piece of the sent text, a character or a word, and when it sounds, as a vendor says. */
export type TimedPart = { text: string; startMs: number; endMs: number }

type Span = { startMs: number; endMs: number } | null

/** What sounds: spaces and punctuation are paid with the pause, which belongs to no word. */
const SOUNDING = /[\p{L}\p{M}\p{N}\p{S}&%@#]/u
/** How far a vendor's times may pass the end of its sound, or step back, and still mean it. */
const SLACK_MS = 120

/**
 * The times of the units from those of a vendor's parts. Counted in decomposed code points, so that it does not
 * matter how the vendor takes its characters apart.
 * @param owners the unit of each character of the sent text.
 * @returns null when the parts are not the text, or their times cannot be true.
 */
export function timesOfParts(
  parts: readonly TimedPart[],
  sent: string,
  owners: readonly number[],
  units: readonly string[],
  durationMs: number,
): Word[] | null {
  const expected = Array.from(sent).flatMap((character, at) =>
    points(character).map((point) => ({ point, owner: owners[at] ?? -1 })),
  )
  const given = parts.flatMap((part) => points(part.text).map((point) => ({ point, part })))
  const isSame =
    given.length === expected.length &&
    given.every(({ point }, at) => point === expected[at]?.point)
  if (!isSame || given.length === 0 || !areTrue(parts, durationMs)) return null
  const spans = units.map((): Span => null)
  for (const [at, { part }] of given.entries()) {
    const owner = expected[at]?.owner ?? -1
    if (owner < 0) continue
    const span = spans[owner] ?? null
    spans[owner] = {
      startMs: Math.min(span?.startMs ?? Infinity, part.startMs),
      endMs: Math.max(span?.endMs ?? 0, part.endMs),
    }
  }
  return filled(units, spans, durationMs)
}

function points(text: string): string[] {
  return Array.from(text.normalize('NFD')).filter((point) => SOUNDING.test(point))
}

function areTrue(parts: readonly TimedPart[], durationMs: number): boolean {
  let lastMs = 0
  for (const { startMs, endMs } of parts) {
    if (!(startMs >= lastMs - SLACK_MS && endMs >= startMs - 1)) return false
    if (!(startMs <= durationMs + SLACK_MS)) return false
    lastMs = Math.max(lastMs, startMs)
  }
  return lastMs > 0 || parts.length < 2
}

/** In order and inside the sound; units without a time of their own share what lies between their neighbours. */
function filled(units: readonly string[], spans: Span[], durationMs: number): Word[] {
  const words: Word[] = []
  let lastMs = 0
  for (let at = 0; at < units.length; ) {
    const span = spans[at]
    if (span) {
      const startMs = within(span.startMs, lastMs, durationMs)
      lastMs = within(span.endMs, startMs, durationMs)
      words.push({ text: units[at] ?? '', startMs: Math.round(startMs), endMs: Math.round(lastMs) })
      at++
      continue
    }
    let next = at + 1
    while (next < units.length && !spans[next]) next++
    const endMs = within(spans[next]?.startMs ?? durationMs, lastMs, durationMs)
    words.push(...shareOut(units.slice(at, next), lastMs, endMs))
    lastMs = endMs
    at = next
  }
  return words
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** Gives each of the words its part of a time, by its length; nothing better is known. */
export function shareOut(texts: readonly string[], startMs: number, endMs: number): Word[] {
  const lengths = texts.map((text) => Array.from(text.replace(/\P{L}/gu, '')).length + 2)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let done = 0
  const at = () => Math.round(startMs + ((endMs - startMs) * done) / total)
  return texts.map((text, index) => {
    const from = at()
    done += lengths[index] ?? 0
    return { text, startMs: from, endMs: at() }
  })
}
