import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
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

type AuthNewsProps = { title: ReactNode; text?: ReactNode; children?: ReactNode }

/** How something ended, in the place of the form; its heading takes the focus that the form had. */
export function AuthNews({ title, text, children }: AuthNewsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <AuthHeading title={title} ref={heading}>
        {text}
      </AuthHeading>
      {children}
    </>
  )
}

type AuthHeadingProps = {
  title: ReactNode
  children?: ReactNode
  /** To give the heading the focus. */
  ref?: Ref<HTMLHeadingElement>
}

export function AuthHeading({ title, children, ref }: AuthHeadingProps) {
  return (
    <div className="grid gap-2">
      <h1 ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h1>
      {children && <p className="text-muted">{children}</p>}
    </div>
  )
}
