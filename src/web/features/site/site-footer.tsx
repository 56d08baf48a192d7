import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { localPath } from '#contract/public-page.ts'
import { LogoLink } from '#web/ui/logo.tsx'
import { FOOTER_COLUMNS } from './footer-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SiteLanguage } from './site-language.tsx'
import { SiteLink } from './site-link.tsx'
import { SocialLinks } from './social-links.tsx'
import { useSiteLanguage } from './use-site-language.ts'
import { useSiteLinks } from './use-site-links.ts'
import './site-footer.css'

/** The foot of every public page. */
export function SiteFooter() {
  const { t, i18n } = useLingui()
  const language = useSiteLanguage()
  const id = useId()
  const links = useSiteLinks()
  return (
    <footer className="site-footer">
      <div className="site-width">
        <div className="top">
          <div className="newsletter">
            <LogoLink to={localPath('/home', language)} />
            <p className="text-muted">
              <Trans>One letter a month about making short videos. Read by 46,000+ people.</Trans>
            </p>
            <NewsletterForm />
          </div>
          <nav className="columns" aria-label={t`Footer`}>
            {FOOTER_COLUMNS.map(({ id: column, title, links }) => (
              <section key={column} aria-labelledby={`${id}-${column}`}>
                <h2 id={`${id}-${column}`}>{i18n._(title)}</h2>
                <ul>
                  {links.map(({ to, name }) => (
                    <li key={to}>
                      <SiteLink to={to}>{i18n._(name)}</SiteLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <div className="base">
          <span>© 2026 Reelwright</span>
          <SiteLanguage />
          {links.sourceUrl && (
            <a className="link" href={links.sourceUrl} rel="noreferrer">
              <Trans>Source code</Trans>
            </a>
          )}
          <SocialLinks accounts={links.accounts} />
        </div>
      </div>
    </footer>
  )
}
