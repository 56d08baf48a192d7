import { joinSilentPieces, type Piece } from './join-silent-pieces.ts'
import type { SpeechUnit } from './speech-unit.ts'
import { spokenForm } from './spoken-form.ts'

/** Written without spaces between the words. */
const UNSPACED = new Set(['zh', 'th'])

/**
 * Splits a text into its words, in order. Every character that is not white space belongs to exactly one
 * of them; what makes no sound (a dash, an emoji) belongs to the word before it.
 *
 * @param language BCP 47 primary tag; Chinese and Thai are split as their dictionary words.
 * @returns no units when there is nothing to say.
 */
export function splitIntoUnits(text: string, language: string): SpeechUnit[] {
  const isUnspaced = UNSPACED.has(language)
  const pieces = isUnspaced ? dictionaryWords(text, language) : spacedWords(text)
  return joinSilentPieces(pieces, (piece) => {
    const said = spokenForm(piece.text, language)
    return isUnspaced ? said + piece.after : `${said} `
  })
}

/** A dash set without spaces also ends a word: 'one—two'. */
function spacedWords(text: string): Piece[] {
  return [...text.matchAll(/((?:(?!—)\S)+—*|—+)(\s*)/gu)].map(([, word = '', space = '']) =>
    piece(word, space),
  )
}

function dictionaryWords(text: string, language: string): Piece[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const pieces: Piece[] = []
  for (const { segment } of words.segment(text)) {
    const previous = pieces.at(-1)
    if (segment.trim() !== '') pieces.push(piece(segment, ''))
    else if (previous) previous.after = piece('', segment).after
  }
  return pieces
}

function piece(text: string, space: string): Piece {
  if (space === '') return { text, after: '' }
  return { text, after: /[\n\r\u2028\u2029]/.test(space) ? '\n' : ' ' }
}
