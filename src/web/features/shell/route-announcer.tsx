import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { afterModals } from '#web/ui/modal.ts'
import { focusPage } from './focus-page.ts'

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
