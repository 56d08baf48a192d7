import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type FooterColumn = {
  id: string
  title: MessageDescriptor
  links: { to: `/${string}`; name: MessageDescriptor }[]
}

/** The anchors of the landing page and every public page, in the four columns of the footer. */
export const FOOTER_COLUMNS: FooterColumn[] = [
  {
    id: 'product',
    title: msg`Product`,
    links: [
      { to: '/home#features', name: msg`Features` },
      { to: '/home#how-it-works', name: msg`How it works` },
      { to: '/home#pricing', name: msg`Pricing` },
      { to: '/examples', name: msg`Examples` },
      { to: '/release-notes', name: msg`Release notes` },
      { to: '/roadmap', name: msg`Roadmap` },
      { to: '/api', name: msg`API` },
    ],
  },
  {
    id: 'learn',
    title: msg`Learn`,
    links: [
      { to: '/docs', name: msg`Docs` },
      { to: '/tutorials', name: msg`Tutorials` },
      { to: '/academy', name: msg`Academy` },
      { to: '/blog', name: msg`Blog` },
      { to: '/help', name: msg`Help` },
      { to: '/community', name: msg`Community` },
    ],
  },
  {
    id: 'company',
    title: msg`Company`,
    links: [
      { to: '/about', name: msg`About` },
      { to: '/careers', name: msg`Careers` },
      { to: '/press', name: msg`Press` },
      { to: '/contact', name: msg`Contact` },
      { to: '/feedback', name: msg`Feedback` },
      { to: '/status', name: msg`Status` },
    ],
  },
  {
    id: 'legal',
    title: msg`Legal`,
    links: [
      { to: '/privacy', name: msg`Privacy` },
      { to: '/terms', name: msg`Terms` },
      { to: '/cookies', name: msg`Cookies` },
      { to: '/sitemap', name: msg`Sitemap` },
    ],
  },
]
