import type { MouseEvent } from 'react'

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
