import { useLocation, useNavigate } from 'react-router'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { localPath, pageOfPath } from '#contract/public-page.ts'
import { rememberLanguage } from '#web/features/language/chosen-language.ts'

/** The language of the public page that is open; its path says it. */
export function useSiteLanguage(): InterfaceLanguage {
  return pageOfPath(useLocation().pathname).language
}

/** Opens the same page in another language, and keeps the choice. */
export function useChooseSiteLanguage() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return (language: InterfaceLanguage) => {
    rememberLanguage(language)
    const { page } = pageOfPath(pathname)
    void navigate(
      { pathname: localPath(page, language), search, hash },
      { state, preventScrollReset: true },
    )
  }
}
