import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { unlistedPageMeta } from '#web/features/site/page-meta.ts'
import { SiteFooter } from '#web/features/site/site-footer.tsx'
import { SiteHeader } from '#web/features/site/site-header.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = (args) =>
  unlistedPageMeta(args, { title: msg`Page not found · Reelwright` })

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="site-width">
        <div className="grid max-w-136 justify-items-start gap-5 py-16">
          <PencilFrame ratio="16/9" className="w-[min(20rem,80vw)]">
            <span className="mono">404</span>
          </PencilFrame>
          <h1 className="width-display text-3xl">
            <Trans>This frame was cut</Trans>
          </h1>
          <p className="text-muted">
            <Trans>The page you asked for does not exist, or it moved.</Trans>
          </p>
          <ButtonLink to="/" variant="primary">
            <Trans>Return to Home</Trans>
          </ButtonLink>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
