import type { SpeechUnit } from './speech-unit.ts'
import { isSpeakable } from './spoken-form.ts'

/** A piece of the original text, and the white space that follows it. */
export type Piece = { text: string; after: '' | ' ' | '\n' }

const OPENING = /^[\p{Ps}\p{Pi}]+$/u
const PAUSE_AT_END = /[.!?…:;,。！？、，；：।؟،؛][\s"'”’»」』)\]]*$/u

/**
 * Makes speech units of the pieces of a text: a piece that makes no sound joins the unit before it, at
 * the start of a line and when it opens something the one after it. A line break becomes a pause.
 *
 * @param say how a piece is said, with the space that must follow it.
 * @returns no units when not one letter or number is said.
 */
export function joinSilentPieces(pieces: Piece[], say: (piece: Piece) => string): SpeechUnit[] {
  const units: SpeechUnit[] = []
  let leading = ''
  let before: Piece['after'] = ''
  for (const piece of pieces) {
    const said = say(piece)
    const spoken = piece.after === '\n' ? withPause(said) : said
    const previous = units.at(-1)
    if (isSpeakable(said)) {
      units.push({ text: leading + piece.text, spoken })
      leading = ''
    } else if (!previous || leading || before === '\n' || OPENING.test(piece.text)) {
      leading += piece.text + (piece.after && ' ')
    } else {
      previous.text += (before && ' ') + piece.text
      previous.spoken += spoken
    }
    before = piece.after
  }
  const last = units.at(-1)
  if (last && leading) last.text += ` ${leading.trimEnd()}`
  return units.some((unit) => /[\p{L}\p{N}]/u.test(unit.spoken)) ? units : []
}

function withPause(spoken: string): string {
  return PAUSE_AT_END.test(spoken) ? spoken : `${spoken.trimEnd()}. `
}
