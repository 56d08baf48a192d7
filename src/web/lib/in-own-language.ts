import type { I18n } from '@lingui/core'

const PLACEHOLDER = /\{(\w+)\}/g

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

/** A value called message is itself a sentence of the server, told without its full stop. */
function inTurn(i18n: I18n, values: Record<string, string>): Record<string, string> {
  const { message } = values
  if (!message) return values
  const told = inOwnLanguage(i18n, `${message}.`)
  const isKnown = told !== `${message}.`
  return { ...values, message: isKnown ? told.replace(/[.。]$/, '') : inOwnLanguage(i18n, message) }
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
