import type { I18n } from '@lingui/core'
import { inWords, withoutStop } from '#contract/words/in-words.ts'
import type { Told, ToldValue } from '#contract/words/told.ts'
import { words } from '#contract/words/words.ts'

/**
 * What the server tells, in the reader's language: by its code, and whatever its values say is only carried along.
 * Numbers are written as the language writes them.
 */
export function inReaderWords(i18n: I18n, told: Told): string {
  const template: string | undefined = words[told.code]
  // A page older than its server, or a language without the sentence.
  if (template === undefined || i18n.messages[template] === undefined) return inWords(told)
  const values = Object.entries(told.values).map(([name, value]) => [name, written(i18n, value)])
  return i18n._(template, Object.fromEntries(values))
}

function written(i18n: I18n, value: ToldValue): string {
  if (typeof value === 'number') return i18n.number(value)
  return typeof value === 'string' ? value : withoutStop(inReaderWords(i18n, value))
}
