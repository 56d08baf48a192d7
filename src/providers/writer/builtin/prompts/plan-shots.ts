import type { SeededChoice } from '../seeded-choice.ts'
import { FRAMINGS } from './looks.ts'

/** Who is in a picture: the subject alone, somebody busy with it, or what else the idea names. */
export type Shown = 'subject' | 'person' | 'companion'
export type Shot = { framing: string; shown: Shown }

const [WIDE, CLOSE, MEDIUM, LOW, ABOVE, DEEP] = FRAMINGS as readonly [
  string,
  string,
  string,
  string,
  string,
  string,
]
const OPENING: Shot = { framing: WIDE, shown: 'subject' }
const ENDING: Shot = { framing: WIDE, shown: 'companion' }
const AT_WORK: Shot = { framing: MEDIUM, shown: 'person' }
const MIDDLE: readonly Shot[] = [
  { framing: CLOSE, shown: 'subject' },
  { framing: ABOVE, shown: 'companion' },
  { framing: LOW, shown: 'subject' },
  { framing: DEEP, shown: 'companion' },
]

/**
 * The shots of a storyboard: where it is, then nearer, from above, from below and with somebody at work,
 * and at the end a wide view again.
 *
 * @param placeCount a sequence that comes back to a place shows it from elsewhere.
 */
export function planShots(count: number, placeCount: number, choice: SeededChoice): Shot[] {
  const middle = choice.shuffled(MIDDLE)
  middle.splice(choice.pick([0, 1]), 0, AT_WORK)
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return OPENING
    if (at === count - 1) return ENDING
    return middle[(at - 1 + Math.floor(at / placeCount)) % middle.length] as Shot
  })
}
