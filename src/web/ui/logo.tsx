import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** The mark, two formats over one another, and the name. */
export function Logo() {
  return (
    <>
      <LogoMark />
      <span>Reelwright</span>
    </>
  )
}

export function LogoLink({ to }: { to: string }) {
  return (
    <Link className="logo" to={to}>
      <Logo />
      <span className="sr-only">
        {' '}
        <Trans>home</Trans>
      </span>
    </Link>
  )
}

function LogoMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4.5 8.75h10.25v11H4.5z" fill="var(--accent)" />
      <g fill="none" stroke="currentColor" strokeWidth="1.75">
        <rect x="1.75" y="8.75" width="20.5" height="11" rx=".5" />
        <path d="M4.5 8.75V3a.75.75 0 0 1 .75-.75H14a.75.75 0 0 1 .75.75v18.25a.5.5 0 0 1-.5.5H5a.5.5 0 0 1-.5-.5z" />
      </g>
    </svg>
  )
}
