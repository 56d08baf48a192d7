import { GOOGLE_START_PATH } from '#contract/google-sign-in.ts'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#web/ui/button-class.ts'
import { GoogleMark } from './google-mark.tsx'

/** Leads to Google by way of the server, and from there to the dashboard. */
export function GoogleButton() {
  return (
    <>
      <a className={buttonClass({ size: 'lg', block: true })} href={GOOGLE_START_PATH}>
        <GoogleMark />
        <Trans>Continue with Google</Trans>
      </a>
      <div className="or">
        <Trans>or with e-mail</Trans>
      </div>
    </>
  )
}
