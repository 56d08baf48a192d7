import { msg } from '@lingui/core/macro'
import { AuthPage } from '#web/features/login/auth-page.tsx'
import { NewsletterLink } from '#web/features/site/newsletter-link.tsx'
import { unlistedPageMeta } from '#web/features/site/page-meta.ts'
import type { Route } from './+types/newsletter'

export const meta: Route.MetaFunction = (args) =>
  unlistedPageMeta(args, { title: msg`Newsletter · Reelwright` })

/** Where the links in the newsletter's mails lead. */
export default function Newsletter() {
  return (
    <AuthPage>
      <NewsletterLink />
    </AuthPage>
  )
}
