import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CirclePlay } from 'lucide-react'
import { numbersAt } from '#web/features/landing/edited/homepage.ts'
import { StartButton, scrollToSection } from '#web/features/landing/hero/hero.tsx'
import { SampleVideo } from '#web/features/site/sample-video.tsx'
import { SiteLink } from '#web/features/site/site-language.tsx'
import { usePageLoaded } from '#web/lib/browser-state.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useHomepage } from '../edited/homepage.ts'
import './closing.css'

export function Closing() {
  const { t } = useLingui()
  const { numbers, areClaimsHidden } = useHomepage()
  return (
    <section className="closing" data-theme="dark" aria-labelledby="closing">
      <div className="site-width">
        <div>
          <h2 id="closing">
            <Trans>Start Creating Today</Trans>
          </h2>
          <p className="lede mt-4">
            <Trans>Ready to transform your content creation?</Trans>
          </p>
        </div>
        {!areClaimsHidden && (
          <dl>
            {numbersAt('closing', numbers).map(({ id, value, name }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="buttons">
          <StartButton />
          <a href="#pricing" className={buttonClass({ size: 'lg' })} onClick={scrollToSection}>
            {t`View Pricing Plans`}
          </a>
        </div>
        <SampleVideos />
      </div>
    </section>
  )
}

/** Made with `npm run make`; the commands stand in docs/examples/README.md. */
const SAMPLES = [
  { file: 'lighthouse', title: msg`Keepers of the light` },
  { file: 'coffee', title: msg`From bean to cup` },
  { file: 'octopus', title: msg`Three hearts, eight arms` },
]

/** No poster is fetched before the page stands. */
function SampleVideos() {
  const { i18n } = useLingui()
  const isPageLoaded = usePageLoaded()
  return (
    <figure className="samples">
      <div>
        {SAMPLES.map(({ file, title }) => (
          <SampleVideo
            key={file}
            src={`/showcase/${file}.mp4`}
            poster={isPageLoaded ? `/showcase/${file}.webp` : undefined}
            title={i18n._(title)}
            ratio="16/9"
          />
        ))}
      </div>
      <figcaption>
        <CirclePlay />
        <SiteLink to="/examples">
          <Trans>Watch examples of videos created with our platform</Trans>
        </SiteLink>
      </figcaption>
    </figure>
  )
}
