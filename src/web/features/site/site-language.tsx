import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { useId } from 'react'
import { LanguageSelect } from '#web/features/language/language-select.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useChooseSiteLanguage } from './use-site-language.ts'

/** The language selector of the public pages: opens the same page in the language chosen. */
export function SiteLanguage({ className }: { className?: string }) {
  const { t } = useLingui()
  const id = useId()
  const chooseLanguage = useChooseSiteLanguage()
  return (
    <span className={classNames('site-language', className)}>
      <Globe />
      <label className="sr-only" htmlFor={id}>{t`Language`}</label>
      <LanguageSelect id={id} withLabels onChoose={chooseLanguage} />
    </span>
  )
}
