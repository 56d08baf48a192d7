import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ComponentType } from 'react'
import type { HomepageState, SectionKey } from '#contract/homepage.ts'
import { Closing } from '#web/features/landing/closing/closing.tsx'
import { FeatureGrid } from '#web/features/landing/core-features/feature-grid.tsx'
import { HomepageContext } from '#web/features/landing/edited/homepage-context.ts'
import { Hero } from '#web/features/landing/hero/hero.tsx'
import { PlatformRow } from '#web/features/landing/platforms/platform-row.tsx'
import { Questions } from '#web/features/landing/pricing/questions.tsx'
import { Testimonials } from '#web/features/landing/testimonials/testimonials.tsx'
import '#web/features/landing/testimonials/testimonials.css'
import '#web/features/landing/landing.css'

const PARTS: Record<SectionKey, ComponentType[]> = {
  hero: [Hero],
  features: [FeatureGrid],
  testimonials: [Testimonials],
  faqs: [Questions],
  numbers: [PlatformRow, Testimonials, Closing],
  logos: [Testimonials],
}

type SectionPreviewProps = { section: SectionKey; words: I18n; state: HomepageState }

/** The section as visitors will see it, small; nothing in it can be pressed. */
export function SectionPreview({ section, words, state }: SectionPreviewProps) {
  return (
    <div className="landing content-preview" lang={words.locale} inert>
      <I18nProvider i18n={words}>
        <HomepageContext value={state}>
          {PARTS[section].map((Part) => (
            <Part key={Part.name} />
          ))}
        </HomepageContext>
      </I18nProvider>
    </div>
  )
}
