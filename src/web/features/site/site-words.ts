import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '#contract/interface-language.ts'

/** The public site's catalogue in one language. */
export type SiteWords = { language: InterfaceLanguage; messages: Messages }

export function isSiteWords(value: unknown): value is SiteWords {
  return typeof value === 'object' && value !== null && 'language' in value && 'messages' in value
}
