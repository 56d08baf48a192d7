import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { parse, type Token } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'

const catalogues = await getCatalogs(getConfig())

test('the English catalogues hold every message of the code; `npm run messages` brings them up to date', async () => {
  expect(catalogues).toHaveLength(3)
  for (const catalogue of catalogues) {
    const inCode = await catalogue.collect()
    const written = await catalogue.read('en')
    expect(Object.keys(written ?? {}).toSorted()).toEqual(Object.keys(inCode ?? {}).toSorted())
  }
})

describe.each(INTERFACE_LANGUAGES.slice(1))('%s', (language) => {
  test('every message is translated', async () => {
    for (const catalogue of catalogues) {
      const english = (await catalogue.read('en')) ?? {}
      const translated = (await catalogue.read(language)) ?? {}
      const missing = Object.keys(english).filter((id) => !translated[id]?.translation)
      expect(missing.map((id) => english[id]?.message ?? id)).toEqual([])
    }
  })

  test('every translation has the values and tags of its message', async () => {
    for (const catalogue of catalogues) {
      const english = (await catalogue.read('en')) ?? {}
      for (const [id, { translation = '' }] of Object.entries(
        (await catalogue.read(language)) ?? {},
      )) {
        const message = english[id]?.translation ?? ''
        expect(partsOf(translation), message).toEqual(partsOf(message))
      }
    }
  })
})

/** The names of the values in a message, and its tags. */
function partsOf(message: string): string[] {
  const tags = message.match(/<\/?\d+\/?>/g) ?? []
  return [...new Set([...namesIn(parse(message)), ...tags])].toSorted()
}

function namesIn(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (!('arg' in token)) return []
    if (!('cases' in token)) return [token.arg]
    return [token.arg, ...token.cases.flatMap((one) => namesIn(one.tokens))]
  })
}
