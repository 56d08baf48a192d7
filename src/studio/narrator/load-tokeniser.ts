import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import kuromoji, { type Tokenizer } from 'kuromoji'

let loaded: Promise<Tokenizer> | undefined

/** The Japanese tokeniser with its dictionary, loaded once a process: half a second, half a gigabyte. */
export function loadTokeniser(): Promise<Tokenizer> {
  loaded ??= load()
  return loaded
}

function load(): Promise<Tokenizer> {
  const entry = createRequire(import.meta.url).resolve('kuromoji/package.json')
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath: join(dirname(entry), 'dict') }).build((error, tokenizer) => {
      if (error) reject(error)
      else resolve(tokenizer)
    })
  })
}
