import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { numbersAt } from '#web/features/landing/edited/homepage.ts'
import { type Brand, BrandIcon } from '#web/features/site/brand-icon.tsx'
import { useHomepage } from '../edited/homepage.ts'
import './platforms.css'

/** Where the videos go, and how many people are there. */
export function PlatformRow() {
  const { i18n } = useLingui()
  const { numbers, areClaimsHidden } = useHomepage()
  const audiences = areClaimsHidden ? [] : numbersAt('platforms', numbers)
  return (
    <section className="section" aria-labelledby="platforms">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="platforms">
            <Trans>Where your video goes next</Trans>
          </h2>
        </div>
        <ul className="platforms">
          {PLATFORMS.map(({ brand, name, formats }) => {
            const audience = audiences.find(({ id }) => id === brand)
            return (
              <li key={brand}>
                <h3>
                  <BrandIcon brand={brand} />
                  {name}
                </h3>
                {audience && <p className="audience">{audience.value}</p>}
                <p className="small">
                  {audience && (
                    <>
                      {audience.name}
                      <br />
                    </>
                  )}
                  {i18n._(formats)}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

type Platform = {
  brand: Brand
  name: string
  formats: MessageDescriptor
}

const PLATFORMS: Platform[] = [
  {
    brand: 'tiktok',
    name: 'TikTok',
    formats: msg`9:16, 1080 × 1920`,
  },
  {
    brand: 'instagram',
    name: 'Instagram',
    formats: msg`9:16, 4:5 and 1:1`,
  },
  {
    brand: 'youtube',
    name: 'YouTube',
    formats: msg`9:16 Shorts and 16:9`,
  },
  {
    brand: 'facebook',
    name: 'Facebook',
    formats: msg`1:1 and 4:5`,
  },
  {
    brand: 'linkedin',
    name: 'LinkedIn',
    formats: msg`16:9 and 1:1`,
  },
]
