import { Trans } from '@lingui/react/macro'
import { Logo } from '#web/ui/logo.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import './boot.css'

/** What is seen until it is known who is here. */
export function BootScreen() {
  return (
    <output className="boot">
      <span className="logo">
        <Logo />
      </span>
      <Spinner />
      <span className="sr-only">
        <Trans>Loading Reelwright</Trans>
      </span>
      <noscript>
        <Trans>
          Reelwright needs JavaScript. Switch it on in your browser, then load it again.
        </Trans>
      </noscript>
    </output>
  )
}
