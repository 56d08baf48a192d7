import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { afterModals } from '#web/ui/modal.ts'

/** After a change of page: the focus goes to its heading, else to the page, and its title is spoken. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const seen = useRef(pathname)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    afterModals(focusPage)
    setTitle(document.title)
  }, [pathname])

  return <output className="sr-only">{title}</output>
}

/** Gives the focus to the page's heading, else to the page, so that reading goes on from there. */
export function focusPage(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
