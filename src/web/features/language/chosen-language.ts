import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  LANGUAGE_COOKIE,
} from '#contract/interface-language.ts'
import { readCookie, writeCookie } from '#web/lib/browser-state.ts'
import stylesheet from '../../styles/japanese.css?url'

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

/** The rules of the font that our Japanese is set in; pages in other languages never load them. */
export const JAPANESE_FONT = stylesheet

/** In the application, whose one page is built in English. */
export function loadJapaneseFont(): void {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  document.head.append(link)
}
