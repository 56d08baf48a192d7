import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { localPath } from '#contract/public-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useSiteLanguage } from './site-language.tsx'

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
