import type { Word } from '#contract/asset.ts'

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
