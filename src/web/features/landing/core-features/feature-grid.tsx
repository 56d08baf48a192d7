import { Trans, useLingui } from '@lingui/react/macro'
import { FEATURES } from './features.tsx'
import './core-features.css'

export function FeatureGrid() {
  const { i18n } = useLingui()
  return (
    <section className="section" id="features" tabIndex={-1} aria-labelledby="features-title">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="features-title">
            <Trans>Everything between the idea and the upload</Trans>
          </h2>
        </div>
        <ul className="features">
          {FEATURES.map(({ id, title, text, Vignette }) => (
            <li key={id}>
              <div className="vignette" aria-hidden="true">
                <Vignette />
              </div>
              <div className="words">
                <h3>{i18n._(title)}</h3>
                <p>{i18n._(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
