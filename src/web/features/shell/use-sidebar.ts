import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readCookie, useMediaQuery, writeCookie } from '#web/lib/browser-state.ts'

const COOKIE = 'sidebar'
const COOKIE_DAYS = 7

/**
 * The sidebar is open or a rail on a wide window, remembered for 7 days, and a drawer on a narrow one. Until somebody
 * chooses, it is open, but for the editor in a window where both do not fit.
 */
export function useSidebar() {
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const isTight = useMediaQuery('(max-width: 1199px)')
  const isEditor = useLocation().pathname.startsWith('/dashboard/editor/')
  const [chosen, setChosen] = useState(() => readCookie(COOKIE))
  const isOpen = chosen ? chosen !== 'rail' : !(isEditor && isTight)
  const drawer = useDrawer()
  const isDrawerOpen = isNarrow && drawer.isOpen
  const toggleDrawer = drawer.isOpen ? drawer.close : drawer.open

  const toggle = useCallback(() => {
    if (isNarrow) return toggleDrawer()
    const next = isOpen ? 'rail' : 'open'
    writeCookie(COOKIE, next, COOKIE_DAYS)
    setChosen(next)
  }, [isNarrow, isOpen, toggleDrawer])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toggle])

  return {
    mode: isOpen ? ('open' as const) : ('rail' as const),
    isNarrow,
    isDrawerOpen,
    isExpanded: isNarrow ? isDrawerOpen : isOpen,
    toggle,
    closeDrawer: drawer.close,
  }
}

/**
 * The drawer is a place of the history, so that the back button closes it. Its links replace that
 * place: going back from where they lead does not open it again.
 */
function useDrawer() {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = isDrawerState(location.state)

  const open = useCallback(() => {
    const state = { ...asObject(location.state), drawer: true }
    void navigate(location, { state, preventScrollReset: true })
  }, [location, navigate])

  const close = useCallback(() => {
    if (isOpen) void navigate(-1)
  }, [isOpen, navigate])

  return { isOpen, open, close }
}

function isDrawerState(state: unknown) {
  return asObject(state)['drawer'] === true
}

function asObject(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
