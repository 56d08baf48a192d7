import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { localPath } from '#contract/public-page.ts'
import type { SiteLinks, SocialPlatform } from '#contract/site.ts'
import { LogoLink } from '#web/ui/logo.tsx'
import { type Brand, BrandIcon } from './brand-icon.tsx'
import { FOOTER_COLUMNS } from './footer-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SiteLanguage, SiteLink, useSiteLanguage } from './site-language.tsx'
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
              <Trans>One letter a month about making short videos.</Trans>
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

const BRANDS: Record<SocialPlatform, Brand> = {
  TikTok: 'tiktok',
  Instagram: 'instagram',
  YouTube: 'youtube',
  X: 'x',
}

/** The accounts that are set for this installation. */
function SocialLinks({ accounts }: Pick<SiteLinks, 'accounts'>) {
  const { t } = useLingui()
  if (accounts.length === 0) return null
  return (
    <ul className="social-links">
      {accounts.map(({ platform, url }) => (
        <li key={url}>
          <a href={url} rel="me noreferrer" aria-label={t`Reelwright on ${platform}`}>
            <BrandIcon brand={BRANDS[platform]} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const NONE: SiteLinks = { sourceUrl: null, accounts: [] }

/** Where this installation leads outside; nowhere until the server says so, and when it does not answer. */
function useSiteLinks(): SiteLinks {
  const [links, setLinks] = useState(NONE)
  useEffect(() => {
    const leaving = new AbortController()
    void readSiteLinks(leaving.signal).then((read) => read && setLinks(read))
    return () => leaving.abort()
  }, [])
  return links
}

async function readSiteLinks(signal: AbortSignal): Promise<SiteLinks | null> {
  try {
    const response = await fetch('/api/v1/site-links', { signal })
    return response.ok ? ((await response.json()) as SiteLinks) : null
  } catch {
    return null
  }
}
