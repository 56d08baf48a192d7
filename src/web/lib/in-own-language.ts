import type { I18n } from '@lingui/core'

const PLACEHOLDER = /\{(\w+)\}/g
/** A number as the server writes it. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/

/** A sentence of the server in the reader's language: the catalogue knows it by its English words. */
export function inOwnLanguage(i18n: I18n, text: string): string {
  const known = i18n.messages[text]
  if (known !== undefined) return i18n._(text)
  for (const id of Object.keys(i18n.messages)) {
    const values = id.includes('{') ? valuesIn(text, id) : null
    if (values) return i18n._(id, inTurn(i18n, values))
  }
  return text
}

/** A number is written as the language writes it; a value called message is itself a sentence of the server. */
function inTurn(i18n: I18n, values: Record<string, string>): Record<string, string> {
  const told = Object.entries(values).map(([name, value]) => {
    if (name === 'message') return [name, withoutFullStop(i18n, value)]
    return [name, GROUPED.test(value) ? i18n.number(Number(value.replaceAll(',', ''))) : value]
  })
  return Object.fromEntries(told)
}

function withoutFullStop(i18n: I18n, message: string): string {
  const told = inOwnLanguage(i18n, `${message}.`)
  const isKnown = told !== `${message}.`
  return isKnown ? told.replace(/[.。]$/, '') : inOwnLanguage(i18n, message)
}

/** The values with which a template was filled in, or null when the text did not come from it. */
function valuesIn(text: string, template: string): Record<string, string> | null {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')
  const parts = template.split(PLACEHOLDER).filter((_, index) => index % 2 === 0)
  const found = new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('(.+)')}$`, 's').exec(
    text,
  )
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
}
