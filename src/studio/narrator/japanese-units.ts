import type { Token } from 'kuromoji'
import { joinSilentPieces, type Piece } from './join-silent-pieces.ts'
import { readLatin } from './latin-to-kana.ts'
import { loadTokeniser } from './load-tokeniser.ts'
import { readJapanese } from './read-japanese.ts'
import type { SpeechUnit } from './speech-unit.ts'

const SENTENCE_END = /[。！？!?]$/u
const NOUN_PHRASE_CHARACTERS = 5
const ADDRESS = /(https?:\/\/[\w./?=&#%~+-]*[\w/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i
const ADDRESS_SIGNS = new Map([
  ['.', 'ドット'],
  ['@', 'アット'],
])

/**
 * Splits a Japanese text into its phrase units (a word and what leans on it), each with its reading in
 * kana, because eSpeak NG cannot read kanji.
 */
export async function japaneseUnits(text: string): Promise<SpeechUnit[]> {
  const tokens = await tokenise(text)
  const readings = new Map<Piece, string>()
  let piece: Piece | undefined
  let last: Token | undefined
  for (const { token, reading } of readJapanese(tokens)) {
    if (token.surface_form.trim() === '') {
      if (piece && piece.after !== '\n')
        piece.after = /[\n\r]/.test(token.surface_form) ? '\n' : ' '
      last = undefined
      continue
    }
    if (!piece || !last || startsPhrase(token, last, piece.text)) {
      piece = { text: '', after: '' }
      readings.set(piece, '')
    }
    piece.text += token.surface_form
    readings.set(piece, readings.get(piece) + reading)
    last = token
  }
  return joinSilentPieces([...readings.keys()], (piece) => `${readings.get(piece)} `)
}

function startsPhrase(token: Token, last: Token, phrase: string): boolean {
  if (isOpening(token)) return true
  if (token.pos === '記号' || last.pos === '接頭詞' || isOpening(last)) return false
  if (SENTENCE_END.test(last.surface_form)) return true
  if (token.pos === '助詞' || token.pos === '助動詞') return false
  if (last.pos === '記号') return true
  if (token.pos_detail_1 === '数') return last.pos_detail_1 !== '数'
  if (['接尾', '非自立'].includes(token.pos_detail_1)) return false
  if (last.pos_detail_1 === 'サ変接続' && token.pos === '動詞') return false
  if (token.pos === '名詞' && last.pos === '名詞') return phrase.length >= NOUN_PHRASE_CHARACTERS
  return true
}

function isOpening(token: Token): boolean {
  return /^[\p{Ps}\p{Pi}]/u.test(token.surface_form)
}

/** The tokeniser would take an address apart, so it is kept from it. */
async function tokenise(text: string): Promise<Token[]> {
  const tokeniser = await loadTokeniser()
  return text
    .split(ADDRESS)
    .flatMap((part, at) => (at % 2 ? [addressToken(part)] : tokeniser.tokenize(part)))
}

function addressToken(address: string): Token {
  const host = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/, '')
  const pronunciation = host
    .split(/([.@])/)
    .map((part) => ADDRESS_SIGNS.get(part) ?? readLatin(part))
    .join('')
  return { surface_form: address, pos: '名詞', pos_detail_1: '固有名詞', pronunciation }
}
