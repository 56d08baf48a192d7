import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'

/** Different words in English that may be one in another language. */
const MEAN_THE_SAME = [
  ['bottom', 'lower'],
  ['cancel', 'undo'],
  ['cancelled', 'undone'],
  ['complete', 'completed', 'done'],
  ['format', 'shape'],
  ['frame', 'image'],
  ['in progress', 'processing'],
  ['kind', 'type'],
  ['retry', 'try again'],
  ['done', 'ready'],
  ['refresh', 'update'],
  ['design', 'theme'],
  ['active now', 'in use'],
  ['audio', 'voice'],
  ['audio', 'voices'],
  ['delete', 'remove'],
  ['appearance', 'theme'],
  ['make again', 'regenerate'],
  ['packages', 'plans'],
  ['business', 'company'],
]

const catalogues = await getCatalogs(getConfig())

test.each(INTERFACE_LANGUAGES.slice(1))(
  'in %s no message has the translation of one that says something else',
  async (language) => {
    const suspicious: string[][] = []
    for (const catalogue of catalogues) {
      const english = (await catalogue.read('en')) ?? {}
      const byTranslation = Map.groupBy(
        Object.entries((await catalogue.read(language)) ?? {}),
        ([, { translation = '' }]) => translation.toLowerCase(),
      )
      for (const [translation, entries] of byTranslation) {
        const sources = [...new Set(entries.map(([id]) => english[id]?.translation ?? id))]
        for (const [index, one] of sources.entries()) {
          for (const other of sources.slice(index + 1)) {
            if (!mayBeOne(one, other)) suspicious.push([one, other, translation])
          }
        }
      }
    }
    expect(suspicious).toEqual([])
  },
)

function mayBeOne(one: string, other: string): boolean {
  if (wordsOf(one).some((word) => wordsOf(other).includes(word))) return true
  const pair = [one.toLowerCase(), other.toLowerCase()]
  return MEAN_THE_SAME.some((group) => pair.every((message) => group.includes(message)))
}

/** Without endings: "Scene" and "Scenes" are one word. */
function wordsOf(message: string): string[] {
  return (message.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ''))
}
