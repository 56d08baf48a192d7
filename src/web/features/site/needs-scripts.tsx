import { Trans } from '@lingui/react/macro'

/** In a form that only scripts can send. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="hint">
        <Trans>
          This form needs JavaScript. Switch it on in your browser, then load the page again.
        </Trans>
      </p>
    </noscript>
  )
}

/** In a page that shows nothing of its own without scripts. */
export function PageNeedsScripts() {
  return (
    <noscript>
      <p className="hint">
        <Trans>
          This page needs JavaScript. Switch it on in your browser, then load the page again.
        </Trans>
      </p>
    </noscript>
  )
}
