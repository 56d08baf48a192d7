import { withoutMarkup } from '#studio/narrator/spoken-form.ts'

/**
 * What a vendor is asked to speak: the text without markup, which it might obey or read out, without emoji and
 * with single spaces. Composed characters, because some voices fall silent over single accents.
 */
export function sentText(text: string): string {
  return chunksOf(text)
    .map(({ said }) => said)
    .filter(Boolean)
    .join(' ')
}

/** Whether there is anything to say in it. */
export function isAnythingSaid(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(sentText(text))
}

/**
 * Which unit each character (code point) of the sent text belongs to, -1 for the spaces between.
 * @param units what the captions show, in order; together the text without its white space.
 */
export function ownersOf(text: string, units: readonly { text: string }[]): number[] {
  const unitOfCharacter = units.flatMap((unit, at) =>
    Array.from(unit.text.replace(/\s/gu, ''), () => at),
  )
  const owners: number[] = []
  let first = 0
  for (const { written, said } of chunksOf(text)) {
    const characters = Array.from(written)
    const own = unitOfCharacter.slice(first, first + characters.length)
    first += characters.length
    if (said === '') continue
    if (owners.length > 0) owners.push(-1)
    owners.push(...ownersInChunk(said, characters, own))
  }
  return owners
}

/** What is said is what was written with parts left out, so each character is found at or after the last. */
function ownersInChunk(said: string, written: string[], units: number[]): number[] {
  let from = 0
  return Array.from(said, (character) => {
    if (character === ' ') return -1
    const found = written.findIndex((one, at) => at >= from && base(one) === base(character))
    if (found >= 0) from = found + 1
    const at = found >= 0 ? found : Math.min(from, written.length - 1)
    return units[at] ?? -1
  })
}

function base(character: string): string {
  return Array.from(character.normalize('NFKD'))[0] ?? ''
}

/** The pieces between white space, as written and as said. */
function chunksOf(text: string): { written: string; said: string }[] {
  return (text.match(/\S+/gu) ?? []).map((written) => ({
    written,
    said: withoutMarkup(written).replace(/\s+/gu, ' ').trim().normalize('NFC'),
  }))
}
