import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** In a form that only scripts can send. */
export function NeedsScripts() {
  return (
    <WithoutScripts>
      <Trans>
        This form needs JavaScript. Switch it on in your browser, then load the page again.
      </Trans>
    </WithoutScripts>
  )
}

/** In a page that shows nothing of its own without scripts. */
export function PageNeedsScripts() {
  return (
    <WithoutScripts>
      <Trans>
        This page needs JavaScript. Switch it on in your browser, then load the page again.
      </Trans>
    </WithoutScripts>
  )
}

function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="hint">{children}</p>
    </noscript>
  )
}
