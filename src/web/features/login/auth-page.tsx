import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { localPath } from '#contract/public-page.ts'
import picture from '#web/assets/login.webp'
import { AwayNote } from '#web/features/boot/unreachable-screen.tsx'
import { SiteLink, useSiteLanguage } from '#web/features/site/site-language.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { LogoLink } from '#web/ui/logo.tsx'
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

/** The finished film beside the form, on a dark stage in both themes. */
function LoginArt() {
  const { t } = useLingui()
  return (
    <aside className="art" data-theme="dark">
      <figure>
        <Frame ratio="9/16" src={picture} alt={t`A frame of a finished vertical video`}>
          <div className="burn" aria-hidden="true">
            Next time you see one, <em>count.</em>
          </div>
        </Frame>
        <figcaption className="edge w-full">
          <b>6</b>00:50
          <span>Every lighthouse blinks its own name</span>
          <span className="sep">9:16</span>
        </figcaption>
      </figure>
    </aside>
  )
}
