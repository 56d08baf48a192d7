import { Link, type LinkProps } from 'react-router'
import { localPath } from '#contract/public-page.ts'
import { useSiteLanguage } from './use-site-language.ts'

type SiteLinkProps = Omit<LinkProps, 'to'> & {
  /** English path of a public page, with an anchor if need be: /docs, /home#pricing. */
  to: `/${string}`
}

/** A link to a public page in the language of the page it stands on. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <Link to={localPath(to, useSiteLanguage())} {...props} />
}
