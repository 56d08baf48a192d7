import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from 'react-router'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import { useSessionState } from '#web/features/account/use-session-state.ts'
import { ContactStrip } from '#web/features/home/contact-strip.tsx'
import { HomeSteps } from '#web/features/home/home-steps.tsx'
import { pageMeta } from '#web/features/site/page-meta.ts'
import { ThemeButton } from '#web/features/theme/theme-button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LogoLink } from '#web/ui/logo.tsx'
import type { Route } from './+types/home'
import '#web/features/home/home.css'

const SIGN_UP = { from: '/dashboard', showSignUp: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: msg`Reelwright: type the idea, leave with the video`,
    description: msg`Turn an idea into a storyboard of scenes, then into a captioned, joined short video.`,
    jsonLd: {
      '@type': 'SoftwareApplication',
      name: 'Reelwright',
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Web',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
  })

export default function Home() {
  const { t } = useLingui()
  const session = useSessionState()
  if (session === 'signed-in') return <Navigate to="/dashboard" replace />
  return (
    <div className="home-page">
      <header className="home-head">
        <div className="home-width">
          <LogoLink to="/home" />
          <span className="ml-auto" />
          <ThemeButton />
          <ButtonLink to="/login" variant="ghost">{t`Sign in`}</ButtonLink>
        </div>
      </header>
      <main className="home-width hero">
        <h1>
          <Trans>
            Type the idea.
            <br />
            Leave with the video.
          </Trans>
        </h1>
        <div className="under">
          <p className="lede">
            <Trans>
              Reelwright writes the scenes, speaks them, draws them and cuts them together with
              captions. You approve every step and see its price first.
            </Trans>
          </p>
          <div className="grid gap-3">
            <ButtonLink to="/login" state={SIGN_UP} variant="primary" size="lg">
              {t`Start Creating for Free`}
            </ButtonLink>
            <p className="text-sm text-muted">
              <Trans>{SIGN_UP_CREDITS} credits to start with. No credit card required.</Trans>
            </p>
          </div>
        </div>
        <ContactStrip />
        <HomeSteps />
      </main>
    </div>
  )
}
