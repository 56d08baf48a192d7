/** How one word or phrase is to be said, by voices of a language or by all. */
export type Respelling = { written: string; spoken: string; language: string | null }
/** A stretch of a text, as it is written and as it is said; together the parts are the whole text. */
export type SpokenPart = { written: string; spoken: string }

type Found = { start: number; end: number; spoken: string }
type Sought = { respelling: Respelling; pattern: RegExp }

const IN_WORDS = /[\p{L}\p{M}\p{N}_]/u
const MARK = /\p{M}/u
/** Written without spaces, so that no border shows where a word ends. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u

/**
 * Makes what turns a text into what a voice of a language says. Whole words only, whatever their case, the longest
 * first; what was put in is not looked at again.
 * @returns undefined where it is said as it is written.
 */
export function pronouncer(
  respellings: readonly Respelling[],
): (text: string, language: string) => SpokenPart[] | undefined {
  const sought = respellings.toSorted(byLength).map((respelling) => ({
    respelling,
    pattern: patternOf(respelling.written),
  }))
  return (text, language) => {
    const composed = text.normalize('NFC')
    const found = findAll(composed, sought, language)
    const parts = partsOf(composed, found)
    return parts.some(({ written, spoken }) => written !== spoken) ? parts : undefined
  }
}

export function spokenText(parts: readonly SpokenPart[]): string {
  return parts.map(({ spoken }) => spoken).join('')
}

/** Of two that are the same, the one for the voice's language goes before the one for all. */
function byLength(one: Respelling, other: Respelling): number {
  const length = Array.from(other.written).length - Array.from(one.written).length
  return length || Number(one.language === null) - Number(other.language === null)
}

function patternOf(written: string): RegExp {
  const literal = written.normalize('NFC').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(literal.replace(/\s+/gu, '\\s+'), 'giu')
}

function findAll(text: string, sought: Sought[], language: string): Found[] {
  const found: Found[] = []
  for (const { respelling, pattern } of sought) {
    if (respelling.language !== null && respelling.language !== language) continue
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const isTaken = found.some((other) => start < other.end && other.start < end)
      if (!isTaken && isBorder(text, start) && isBorder(text, end))
        found.push({ start, end, spoken: respelling.spoken })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** Whether a word may begin or end here. */
function isBorder(text: string, at: number): boolean {
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ''
  const after = Array.from(text.slice(at, at + 2))[0] ?? ''
  if (before === '' || !IN_WORDS.test(before)) return true
  if (MARK.test(after)) return false
  return !IN_WORDS.test(after) || UNSPACED.test(before) || UNSPACED.test(after)
}

function partsOf(text: string, found: Found[]): SpokenPart[] {
  const parts: SpokenPart[] = []
  let from = 0
  const keep = (to: number) => {
    const written = text.slice(from, to)
    if (written) parts.push({ written, spoken: written })
  }
  for (const { start, end, spoken } of found) {
    keep(start)
    parts.push({ written: text.slice(start, end), spoken })
    from = end
  }
  keep(text.length)
  return parts
}
