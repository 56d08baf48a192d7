import { Trans } from '@lingui/react/macro'
import { useHomepage } from '../edited/homepage.ts'
import { FEATURES } from './features.tsx'
import './core-features.css'

export function FeatureGrid() {
  const { features } = useHomepage()
  return (
    <section className="section" id="features" tabIndex={-1} aria-labelledby="features-title">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="features-title">
            <Trans>Everything between the idea and the upload</Trans>
          </h2>
        </div>
        <ul className="features">
          {features.map(({ id, title, description }) => {
            const Vignette = FEATURES.find((usual) => usual.id === id)?.Vignette
            return (
              <li key={id}>
                {Vignette && (
                  <div className="vignette" aria-hidden="true">
                    <Vignette />
                  </div>
                )}
                <div className="words">
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
