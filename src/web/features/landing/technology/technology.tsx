import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CodeSample } from './code-sample.tsx'

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

const TECHNOLOGY_FACTS = [
  {
    id: 'price',
    name: msg`Fixed price`,
    text: msg`Every operation has its price before it runs. What fails costs nothing.`,
  },
  {
    id: 'once',
    name: msg`Exactly once`,
    text: msg`You choose the id of what you create, so a repeated call never buys the same thing twice.`,
  },
  {
    id: 'timing',
    name: msg`Word timing`,
    text: msg`Captions come from the alignment of the voice, not from speech recognition.`,
  },
  {
    id: 'open',
    name: msg`Yours to run`,
    text: msg`Open source, on your own machine or ours. The built-in studio needs no key and no network.`,
  },
]
