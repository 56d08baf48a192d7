import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#web/ui/button-class.ts'
import { useHomepage } from '../edited/homepage-context.ts'
import { numbersAt } from '../edited/numbers.ts'
import { StartButton } from '../hero/start-button.tsx'
import { scrollToSection } from '../scroll-to-section.ts'
import { SampleVideos } from './sample-videos.tsx'
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
