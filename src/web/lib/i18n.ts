import { i18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { loadJapaneseFont } from '#web/features/language/language.tsx'

type Catalogue = { messages: Messages }

/** The few words that are needed before anything can be loaded, or when loading fails. */
const boot = import.meta.glob<Catalogue>('../locales/boot/*.po', { eager: true })
const application = import.meta.glob<Catalogue>('../locales/app/*.po')

for (const language of INTERFACE_LANGUAGES) i18n.load(language, bootWords(language))
i18n.activate(INTERFACE_LANGUAGES[0])

export function bootWords(language: InterfaceLanguage): Messages {
  return boot[`../locales/boot/${language}.po`]?.messages ?? {}
}

let lastAsked: InterfaceLanguage | null = null
let areWordsThere = false

/** Loads the application's words in a language and speaks it from now on. @throws when they cannot be loaded. */
export async function speakApplication(language: InterfaceLanguage): Promise<void> {
  lastAsked = language
  const catalogue = await application[`../locales/app/${language}.po`]?.()
  // Of quick choices the last one wins, whichever is loaded first.
  if (language !== lastAsked) return
  speak(language, catalogue?.messages ?? {})
  areWordsThere = true
}

/** What the tab of a page of the application is called: the product's name until its words are loaded. */
export function titled(title: MessageDescriptor): [{ title: string }] {
  return [{ title: areWordsThere ? i18n._(title) : 'Reelwright' }]
}

export function speak(language: InterfaceLanguage, messages: Messages): void {
  i18n.load(language, messages)
  i18n.activate(language)
  document.documentElement.lang = language
  if (language === 'ja') loadJapaneseFont()
}

export { i18n }
