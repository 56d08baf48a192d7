/** The languages in which the site, the application and the mails speak. The first is the one without a prefix. */
export const INTERFACE_LANGUAGES = ['en', 'es', 'fr', 'de', 'ja', 'vi'] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

/** Cookie that keeps the choice, for visitors too. */
export const LANGUAGE_COOKIE = 'language'

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return (INTERFACE_LANGUAGES as readonly unknown[]).includes(value)
}
