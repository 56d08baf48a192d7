import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { parse, type Select, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'

const NUMBERS = [0, 1, 2, 5, 11]

/** What is counted, in its plural, in the languages that have one. A number beside it has to agree. */
const COUNTED: Partial<Record<InterfaceLanguage, string>> = {
  en: 'credits|scenes|images|voices|videos|clips|hours|minutes|jobs|results|days|people|attempts',
  es: 'créditos|escenas|imágenes|voces|videos|clips|horas|minutos|trabajos|resultados|días|intentos',
  fr: 'crédits|scènes|images|vidéos|clips|heures|minutes|tâches|résultats|jours|tentatives',
  de: 'Szenen|Bilder|Bildern|Stimmen|Videos|Clips|Stunden|Minuten|Aufträge|Ergebnisse|Tage|Versuchen',
}

/** Values that are never one: the limits of the product, and what a new account is given. */
const NEVER_ONE = ['most', 'least', 'limit', 'minutes', 'SCENES_MAX', 'SIGN_UP_CREDITS']
/** The specification fixes these words; a price of one says them wrongly. */
const TO_THE_LETTER = /^Not enough credits\. This operation requires \{needed\} credits/

const catalogues = await getCatalogs(getConfig())

test.each(INTERFACE_LANGUAGES)(
  'in %s no message says a plural beside one, or has no form for a number',
  async (language) => {
    const clashes: string[] = []
    for (const catalogue of catalogues) {
      for (const { translation = '' } of Object.values((await catalogue.read(language)) ?? {})) {
        if (TO_THE_LETTER.test(translation)) continue
        const tokens = parse(translation)
        const plurals = pluralsIn(tokens)
        for (const { cases } of plurals) {
          const missing = NUMBERS.filter((number) => !formOf(cases, { number, language }))
          if (missing.length > 0) clashes.push(`${translation} has no form for ${missing.join()}`)
        }
        for (const number of NUMBERS) {
          const said = render(tokens, { number, language })
          if (saysClash(said, language)) clashes.push(`${translation} says: ${said}`)
        }
      }
    }
    expect([...new Set(clashes)]).toEqual([])
  },
)

type Said = { number: number; language: InterfaceLanguage }

function pluralsIn(tokens: Token[]): Select[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'plural') return []
    return [token, ...token.cases.flatMap((one) => pluralsIn(one.tokens))]
  })
}

/** The form made for exactly this number, or for its kind; `other` alone serves those who name one exactly. */
function formOf(cases: Select['cases'], { number, language }: Said) {
  const kind = new Intl.PluralRules(language).select(number)
  const isExact = cases.some(({ key }) => /^\d|^=/.test(key))
  return (
    cases.find(({ key }) => key === String(number) || key === `=${number}`) ??
    cases.find(({ key }) => key === kind) ??
    (isExact ? cases.find(({ key }) => key === 'other') : undefined)
  )
}

/** The message with the same number for all of its values. */
function render(tokens: Token[], as: Said): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return token.value
      if (token.type === 'octothorpe') return as.number
      if (token.type !== 'plural') return NEVER_ONE.includes(token.arg) ? 99 : as.number
      const chosen = formOf(token.cases, as) ?? token.cases.find(({ key }) => key === 'other')
      return render(chosen?.tokens ?? [], as)
    })
    .join('')
}

function saysClash(said: string, language: InterfaceLanguage): boolean {
  const nouns = COUNTED[language]
  const isOne = language === 'fr' ? '[01]' : '1'
  return (
    nouns !== undefined && new RegExp(`(?<![\\d.,:/])${isOne} (${nouns})(?!\\p{L})`, 'u').test(said)
  )
}
