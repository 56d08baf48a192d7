import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { GOOGLE_START_PATH } from '#contract/google-sign-in.ts'
import { localPath } from '#contract/public-page.ts'
import { isGoogleOffered } from '#web/features/site/is-google-offered.ts'
import { useSiteLanguage } from '#web/features/site/site-language.tsx'
import { SIGN_UP_STATE, SiteButtonLink } from '#web/features/site/site-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type StartButtonProps = {
  text?: string
  /** Elsewhere than where it usually leads. */
  link?: string
}

/** Starts Google sign-in where this installation offers it, else leads to the sign-up form. */
export function StartButton({ text, link }: StartButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useSiteLanguage()
  const [isBusy, setBusy] = useState(false)

  async function start(event: MouseEvent) {
    // A new tab or window gets the plain link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    if (await isGoogleOffered()) window.location.assign(GOOGLE_START_PATH)
    else await navigate(localPath('/login', language), { state: SIGN_UP_STATE })
    setBusy(false)
  }

  const words = text ?? t`Start Creating for Free`
  if (link) {
    return (
      <a href={link} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {words}
      </a>
    )
  }
  return (
    <SiteButtonLink
      to="/login"
      state={SIGN_UP_STATE}
      variant="primary"
      size="lg"
      aria-busy={isBusy || undefined}
      onClick={(event) => void start(event)}
    >
      {isBusy && <Spinner />}
      {words}
    </SiteButtonLink>
  )
}

/** Follows a link to an anchor of this page smoothly, or at once for who asked for less motion. */
export function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (!section) return
  event.preventDefault()
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  // The keyboard goes on from where the eye is, as it does after a plain jump.
  section.focus({ preventScroll: true })
}
