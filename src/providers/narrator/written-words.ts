import { captionUnits } from '#composition/caption-words.ts'
import { type SpokenPart, spokenText } from '#composition/pronunciation/pronounce.ts'
import type { Word } from '#contract/asset.ts'
import { shareOut } from './captions/times-of-parts.ts'

/** Where a replaced part lies: in the characters that are said, and in the written text. */
type Replaced = { from: number; to: number }

/**
 * The words as they are written, at the times at which others are said for them. What is said as it is written keeps
 * its times; a stretch that is said otherwise has, as a whole, the time of all that is said for it.
 * @param words the narrator's, which together are what was said.
 */
export function writtenWords(
  words: readonly Word[],
  parts: readonly SpokenPart[],
  language: string,
): Word[] {
  const written = parts.map((part) => part.written).join('')
  const said = words.map(({ text }) => withoutSpace(text)).join('')
  if (said !== withoutSpace(spokenText(parts))) return inTheTimeOf(words, written, language)
  const { replaced, starts, ends } = bordersOf(parts)
  const result: Word[] = []
  let at = 0
  for (let first = 0; first < words.length; ) {
    const from = at
    let next = first
    // Also the words that share a replaced part with the last one.
    do at += withoutSpace(words[next++]?.text ?? '').length
    while (next < words.length && replaced.some((part) => part.from < at && at < part.to))
    const group = words.slice(first, next)
    const isReplaced = replaced.some((part) => part.from < at && from < part.to)
    const text = written.slice(starts[from], ends[at])
    result.push(...(isReplaced ? inTheTimeOf(group, text, language) : group))
    first = next
  }
  return result
}

/** One by one when there are as many, else by their lengths. */
function inTheTimeOf(said: readonly Word[], written: string, language: string): Word[] {
  const texts = captionUnits(written.replace(/\s+/gu, ' ').trim(), language)
  const [first, last] = [said[0], said.at(-1)]
  if (!first || !last) return []
  if (texts.length === said.length)
    return said.map((word, index) => ({ ...word, text: texts[index] ?? '' }))
  return shareOut(texts, first.startMs, last.endMs)
}

/**
 * @returns `replaced`, counted in the said characters without spaces; and where in the written text the character
 * begins that is said at such a place, and where the one before it ends. Inside of a replaced part there are none.
 */
function bordersOf(parts: readonly SpokenPart[]) {
  const replaced: Replaced[] = []
  const starts: number[] = []
  const ends: number[] = []
  let [said, written] = [0, 0]
  for (const part of parts) {
    if (part.written === part.spoken) {
      for (const character of part.written.split('')) {
        if (withoutSpace(character)) {
          starts[said++] = written
          ends[said] = written + 1
        }
        written++
      }
      continue
    }
    const from = said
    starts[said] = written
    said += withoutSpace(part.spoken).length
    written += part.written.length
    ends[said] = written
    replaced.push({ from, to: said })
  }
  return { replaced, starts, ends }
}

function withoutSpace(text: string): string {
  return text.replace(/\s/gu, '')
}
