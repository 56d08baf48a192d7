import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { FOOTER_COLUMNS } from '#web/features/site/footer-links.ts'
import { SiteLink } from '#web/features/site/site-language.tsx'
import type { PageDescriptions } from '../read-page.ts'
import './page-list.css'

/** Public pages that stand in no column of the footer. */
const START_COLUMN = {
  id: 'start',
  title: msg`Start`,
  links: [
    { to: '/home', name: msg`Home` },
    { to: '/login', name: msg`Sign in` },
  ],
} satisfies (typeof FOOTER_COLUMNS)[number]

type PageListProps = { descriptions: PageDescriptions; language: InterfaceLanguage }

/** Every public page, ordered as in the footer. */
export function PageList({ descriptions, language }: PageListProps) {
  const { i18n } = useLingui()
  return (
    <div className="page-list">
      {[START_COLUMN, ...FOOTER_COLUMNS].map(({ id, title, links }) => (
        <section key={id}>
          <h2>{i18n._(title)}</h2>
          <ul>
            {links.map(({ to, name }) => (
              <li key={to}>
                <SiteLink to={to} className="link">
                  {i18n._(name)}
                </SiteLink>
                {descriptions[to] && (
                  <p className="text-muted" lang={language}>
                    {descriptions[to]}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
