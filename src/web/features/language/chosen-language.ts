import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  LANGUAGE_COOKIE,
} from '#contract/interface-language.ts'
import { readCookie, writeCookie } from '#web/lib/cookie.ts'

const YEAR_DAYS = 365

/** The language chosen in this browser, else the first of the browser's own that we speak, else English. */
export function chosenLanguage(): InterfaceLanguage {
  const chosen = readCookie(LANGUAGE_COOKIE)
  if (isInterfaceLanguage(chosen)) return chosen
  const wanted = navigator.languages.map((tag) => tag.split('-')[0])
  return wanted.find(isInterfaceLanguage) ?? INTERFACE_LANGUAGES[0]
}

export function rememberLanguage(language: InterfaceLanguage): void {
  writeCookie(LANGUAGE_COOKIE, language, YEAR_DAYS)
}
