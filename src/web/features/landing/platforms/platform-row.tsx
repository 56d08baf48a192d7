import { Trans, useLingui } from '@lingui/react/macro'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { PLATFORMS } from './platforms.ts'
import './platforms.css'

/** Where the videos go, and how many people are there. */
export function PlatformRow() {
  const { i18n } = useLingui()
  return (
    <section className="section" aria-labelledby="platforms">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="platforms">
            <Trans>Where your video goes next</Trans>
          </h2>
        </div>
        <ul className="platforms">
          {PLATFORMS.map(({ brand, name, audience, audienceUnit, formats }) => (
            <li key={brand}>
              <h3>
                <BrandIcon brand={brand} />
                {name}
              </h3>
              <p className="audience">{i18n._(audience)}</p>
              <p className="small">
                {i18n._(audienceUnit)}
                <br />
                {i18n._(formats)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
