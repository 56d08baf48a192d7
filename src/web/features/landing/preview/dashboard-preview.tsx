import { Trans, useLingui } from '@lingui/react/macro'
import { useHomepage } from '../edited/homepage-context.ts'
import { PREVIEW_NOTES } from './notes.ts'
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
