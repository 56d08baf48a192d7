import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Link, type LinkProps, useLocation, useNavigate } from 'react-router'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { localPath, pageOfPath } from '#contract/public-page.ts'
import { LanguageSelect, rememberLanguage } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

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

/** The language of the public page that is open; its path says it. */
export function useSiteLanguage(): InterfaceLanguage {
  return pageOfPath(useLocation().pathname).language
}

/** Opens the same page in another language, and keeps the choice. */
function useChooseSiteLanguage() {
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

type SiteLinkProps = Omit<LinkProps, 'to'> & {
  /** English path of a public page, with an anchor if need be: /docs, /home#pricing. */
  to: `/${string}`
}

/** A link to a public page in the language of the page it stands on. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <Link to={localPath(to, useSiteLanguage())} {...props} />
}

type SiteButtonLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** English path of a public page. */
  to: `/${string}`
}

/** A `SiteLink` that looks like a button. */
export function SiteButtonLink({ to, ...props }: SiteButtonLinkProps) {
  return <ButtonLink to={localPath(to, useSiteLanguage())} {...props} />
}

/** What a link to /login carries when it should open the sign-up form. */
export const SIGN_UP_STATE = { from: '/dashboard', showSignUp: true }
