import { Trans, useLingui } from '@lingui/react/macro'
import { CodeSample } from './code-sample.tsx'
import { TECHNOLOGY_FACTS } from './facts.ts'

export function Technology() {
  const { i18n } = useLingui()
  return (
    <section className="section banded" aria-labelledby="technology">
      <div className="site-width technology">
        <div>
          <h2 className="headline" id="technology">
            <Trans>The same pipeline, as an API</Trans>
          </h2>
          <p className="lede mt-3">
            <Trans>
              Script, voice, image and video models behind one call, with prices, limits and live
              events built in.
            </Trans>
          </p>
          <dl>
            {TECHNOLOGY_FACTS.map(({ id, name, text }) => (
              <div key={id}>
                <dt>{i18n._(name)}</dt>
                <dd>{i18n._(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <CodeSample />
      </div>
    </section>
  )
}
