import { colours, once } from '../../words/read-words.ts'
import { type Colour, oklch } from '../paint/colour.ts'
import { wordsOf } from './tokens.ts'

const tones = once(() => new Map(Object.entries(colours())))

/** The colours a text names, in its order; two words count before one: 'forest green' is no green. */
export function findColours(text: string): Colour[] {
  const words = wordsOf(text)
  const found: Colour[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = tones().get(words.slice(at, at + 2).join(' '))
    const tone = pair ?? tones().get(words[at] ?? '')
    if (tone) found.push(oklch(...tone))
    if (pair) at++
  }
  return found
}
