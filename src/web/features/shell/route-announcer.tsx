import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** After a change of page: the focus goes to its heading, else to the page, and its title is spoken. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const seen = useRef(pathname)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    focusHeading()
    setTitle(document.title)
  }, [pathname])

  return <output className="sr-only">{title}</output>
}
