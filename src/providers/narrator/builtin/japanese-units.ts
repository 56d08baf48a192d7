import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import kuromoji, { type Token } from 'kuromoji'
import { joinSilentPieces, type Piece } from './join-silent-pieces.ts'
import { readJapanese } from './read-japanese.ts'
import type { SpeechUnit } from './speech-unit.ts'

const NOUN_PHRASE_CHARACTERS = 5

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
      if (piece) piece.after = /[\n\r]/.test(token.surface_form) ? '\n' : ' '
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
  if (token.pos === '記号' || last.pos === '接頭詞') return false
  if (last.pos === '記号') return true
  if (token.pos === '助詞' || token.pos === '助動詞') return false
  if (['接尾', '非自立', '数'].includes(token.pos_detail_1))
    return token.pos_detail_1 === '数' && last.pos_detail_1 !== '数'
  if (last.pos_detail_1 === 'サ変接続' && token.pos === '動詞') return false
  if (token.pos === '名詞' && last.pos === '名詞') return phrase.length >= NOUN_PHRASE_CHARACTERS
  return true
}

async function tokenise(text: string): Promise<Token[]> {
  const dicPath = join(
    dirname(createRequire(import.meta.url).resolve('kuromoji/package.json')),
    'dict',
  )
  return await new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, tokenizer) => {
      if (error) reject(error)
      else resolve(tokenizer.tokenize(text))
    })
  })
}
