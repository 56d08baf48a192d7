import { useLingui } from '@lingui/react'
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  LANGUAGE_COOKIE,
} from '#contract/interface-language.ts'
import { readCookie, writeCookie } from '#web/lib/browser-state.ts'
import { languageName } from '#web/lib/formats.ts'
import { useOff } from '#web/ui/refusals.ts'
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

type LanguageSelectProps = {
  id?: string
  /** Adds the short label of each language. */
  withLabels?: boolean
  onChoose: (language: InterfaceLanguage) => void
}

/** Where the label that people know is not the language's code. */
const LABELS: Partial<Record<InterfaceLanguage, string>> = { ja: 'jp' }

/** The languages by their own names, so that whoever cannot read the page finds theirs. */
export function LanguageSelect({ id, withLabels = false, onChoose }: LanguageSelectProps) {
  const { i18n } = useLingui()
  const off = useOff('self')
  return (
    <select
      id={id}
      className="select"
      {...off}
      value={i18n.locale}
      onChange={({ target }) => isInterfaceLanguage(target.value) && onChoose(target.value)}
    >
      {INTERFACE_LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
          {withLabels && ` (${LABELS[language] ?? language})`}
        </option>
      ))}
    </select>
  )
}
