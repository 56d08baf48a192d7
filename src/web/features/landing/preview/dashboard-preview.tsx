import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHomepage } from '../edited/homepage.ts'
import { PreviewScreen } from './preview-screen.tsx'
import './preview.css'

/** A drawn copy of the editor's first tab, and what is worth noticing in it. */
export function DashboardPreview() {
  const { t, i18n } = useLingui()
  const { areClaimsHidden } = useHomepage()
  return (
    <section className="section banded" aria-labelledby="preview">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="preview">
            <Trans>The whole production on one sheet</Trans>
          </h2>
          <p className="lede">
            <Trans>
              Rows are voice, picture and clip. Columns are your scenes. What is ready, what is
              running and what needs you is visible without opening anything.
            </Trans>
            {!areClaimsHidden && <> {t`Teams tell us they make videos 8x faster.`}</>}
          </p>
        </div>
        <PreviewScreen />
        <ul className="preview-notes">
          {PREVIEW_NOTES.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{i18n._(title)}</h3>
              <p>{i18n._(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const PREVIEW_NOTES = [
  {
    id: 'running',
    title: msg`Nothing is hidden in a queue`,
    text: msg`Every running job shows its scene, its track and the time it usually takes.`,
  },
  {
    id: 'words',
    title: msg`Change a word, keep the rest`,
    text: msg`Edited text marks its old voice as out of date. Nothing is remade until you ask.`,
  },
  {
    id: 'pictures',
    title: msg`Your pictures are welcome`,
    text: msg`Drop a photograph into any scene and animate that instead.`,
  },
]
