import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Menu, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { localPath } from '#contract/public-page.ts'
import { ThemeButton } from '#web/features/theme/theme.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LogoLink } from '#web/ui/logo.tsx'
import { useSignedIn } from './sign-in-state.ts'
import {
  SIGN_UP_STATE,
  SiteButtonLink,
  SiteLanguage,
  SiteLink,
  useSiteLanguage,
} from './site-language.tsx'
import './site-header.css'

/** The head of every public page. Its target for "Skip to content" is the page's `<main id="main">`. */
export function SiteHeader() {
  const { t, i18n } = useLingui()
  const language = useSiteLanguage()
  const isSignedIn = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const menuId = useId()

  function closeOnEscape(key: string) {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    menuButton.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the menu wherever the focus is in it
    <header className="site-header" onKeyDown={({ key }) => closeOnEscape(key)}>
      <a className="skip" href="#main">{t`Skip to content`}</a>
      <div className="site-width">
        <LogoLink to={localPath('/home', language)} />
        <nav className="sections" aria-label={t`Main`}>
          {HEADER_LINKS.map(({ to, name }) => (
            <SiteLink key={to} to={to}>
              {i18n._(name)}
            </SiteLink>
          ))}
        </nav>
        <div className="tools">
          <SiteLanguage className="wide-only" />
          <ThemeButton />
          {isSignedIn ? (
            <ButtonLink to="/dashboard">{t`Dashboard`}</ButtonLink>
          ) : (
            <>
              <SiteButtonLink to="/login" variant="ghost" className="sign-in">
                {t`Sign in`}
              </SiteButtonLink>
              <SiteButtonLink to="/login" state={SIGN_UP_STATE}>
                {t`Start for free`}
              </SiteButtonLink>
            </>
          )}
          <Button
            ref={menuButton}
            variant="ghost"
            square
            className="burger"
            icon={isOpen ? X : Menu}
            aria-label={t`Menu`}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpen(!isOpen)}
          />
        </div>
      </div>
      <nav id={menuId} className="site-menu" aria-label={t`Menu`} hidden={!isOpen}>
        {HEADER_LINKS.map(({ to, name }) => (
          <SiteLink key={to} to={to} onClick={() => setOpen(false)}>
            {i18n._(name)}
          </SiteLink>
        ))}
        {isSignedIn || <SiteLink to="/login">{t`Sign in`}</SiteLink>}
        <SiteLanguage />
      </nav>
    </header>
  )
}

/** The sections of the landing page that the header leads to. */
const HEADER_LINKS = [
  { to: '/home#features', name: msg`Features` },
  { to: '/home#how-it-works', name: msg`How it works` },
  { to: '/home#examples', name: msg`Examples` },
  { to: '/home#pricing', name: msg`Pricing` },
] as const
