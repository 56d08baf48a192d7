import { useLingui } from '@lingui/react'
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '#contract/interface-language.ts'
import { languageName } from '#web/lib/formats.ts'
import { useOff } from '#web/ui/refusals.ts'

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
