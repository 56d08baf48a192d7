import type { ComponentProps } from 'react'
import { localPath } from '#contract/public-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useSiteLanguage } from './use-site-language.ts'

type SiteButtonLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** English path of a public page. */
  to: `/${string}`
}

/** A `SiteLink` that looks like a button. */
export function SiteButtonLink({ to, ...props }: SiteButtonLinkProps) {
  return <ButtonLink to={localPath(to, useSiteLanguage())} {...props} />
}
