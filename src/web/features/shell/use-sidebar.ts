import { useCallback, useEffect, useState } from 'react'
import { readCookie, writeCookie } from '#web/lib/cookie.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

const COOKIE = 'sidebar'
const COOKIE_DAYS = 7

/** The sidebar is open or a rail on a wide window, remembered for 7 days, and a drawer on a narrow one. */
export function useSidebar() {
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const [isOpen, setOpen] = useState(() => readCookie(COOKIE) !== 'rail')
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  const toggle = useCallback(() => {
    if (isNarrow) {
      setDrawerOpen((open) => !open)
      return
    }
    writeCookie(COOKIE, isOpen ? 'rail' : 'open', COOKIE_DAYS)
    setOpen(!isOpen)
  }, [isNarrow, isOpen])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setDrawerOpen(false)
      if (event.key !== 'b' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toggle])

  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  return {
    mode: isOpen ? ('open' as const) : ('rail' as const),
    isNarrow,
    isDrawerOpen: isNarrow && isDrawerOpen,
    isExpanded: isNarrow ? isDrawerOpen : isOpen,
    toggle,
    closeDrawer,
  }
}
