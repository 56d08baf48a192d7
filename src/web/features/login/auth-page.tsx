import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AwayNote } from '#web/features/boot/away-note.tsx'
import { SiteLink } from '#web/features/site/site-link.tsx'
import { useSiteLanguage } from '#web/features/site/use-site-language.ts'
import { localPath } from '#contract/public-page.ts'
import { LogoLink } from '#web/ui/logo.tsx'
import { LoginArt } from './login-art.tsx'
import './login.css'

/** Around every form of an account: the logo, the way to another form, the small print, the film. */
export function AuthPage({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const home = localPath('/home', useSiteLanguage())
  return (
    <div className="auth">
      <div className="formcol">
        <header className="flex items-center justify-between gap-2">
          <LogoLink to={home} />
          {aside}
        </header>
        <main className="formbox">
          <AwayNote />
          {children}
        </main>
        <footer className="smallprint">
          <SiteLink className="link" to="/privacy">
            <Trans>Privacy</Trans>
          </SiteLink>
          <SiteLink className="link" to="/terms">
            <Trans>Terms</Trans>
          </SiteLink>
          <SiteLink className="link" to="/help">
            <Trans>Help</Trans>
          </SiteLink>
        </footer>
      </div>
      <LoginArt />
    </div>
  )
}
