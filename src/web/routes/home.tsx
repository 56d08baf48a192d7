import { msg } from '@lingui/core/macro'
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { Closing } from '#web/features/landing/closing/closing.tsx'
import { FeatureGrid } from '#web/features/landing/core-features/feature-grid.tsx'
import { HomepageContext } from '#web/features/landing/edited/homepage.ts'
import { homepageOfRequest } from '#web/features/landing/edited/homepage-of-request.ts'
import { Hero } from '#web/features/landing/hero/hero.tsx'
import { HowItWorks } from '#web/features/landing/how-it-works/how-it-works.tsx'
import { PlatformRow } from '#web/features/landing/platforms/platform-row.tsx'
import { DashboardPreview } from '#web/features/landing/preview/dashboard-preview.tsx'
import { Pricing } from '#web/features/landing/pricing/pricing.tsx'
import { Showcase } from '#web/features/landing/showcase/showcase.tsx'
import { pageMeta } from '#web/features/site/page-meta.ts'
import { useSignedIn } from '#web/features/site/sign-in-state.ts'
import { SiteFooter } from '#web/features/site/site-footer.tsx'
import { SiteHeader } from '#web/features/site/site-header.tsx'
import type { Route } from './+types/home'
import '#web/features/landing/landing.css'
import '#web/features/landing/gallery/gallery.css'
import '#web/features/landing/technology/technology.css'
import '#web/features/landing/testimonials/testimonials.css'

// Below what is seen first, and written into the page: their scripts come after those of the rest.
const Technology = lazy(async () => ({
  default: (await import('#web/features/landing/technology/technology.tsx')).Technology,
}))
const Gallery = lazy(async () => ({
  default: (await import('#web/features/landing/gallery/gallery.tsx')).Gallery,
}))
const Testimonials = lazy(async () => ({
  default: (await import('#web/features/landing/testimonials/testimonials.tsx')).Testimonials,
}))

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

/** Runs when the page is built, and on the server when an admin has edited it. */
export function loader({ request }: Route.LoaderArgs) {
  return homepageOfRequest(request)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (useSignedIn()) return <Navigate to="/dashboard" replace />
  const page = (
    <>
      <SiteHeader />
      <main id="main" className="landing" tabIndex={-1}>
        <Showcase />
        <Hero />
        <DashboardPreview />
        <PlatformRow />
        <FeatureGrid />
        <Suspense>
          <Technology />
        </Suspense>
        <HowItWorks />
        <Suspense>
          <Gallery />
        </Suspense>
        <Suspense>
          <Testimonials />
        </Suspense>
        <Pricing />
        <Closing />
      </main>
      <SiteFooter />
    </>
  )
  if (!loaderData) return page
  return <HomepageContext value={loaderData}>{page}</HomepageContext>
}
