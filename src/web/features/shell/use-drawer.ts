import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The drawer is a place of the history, so that the back button closes it. Its links replace that
 * place: going back from where they lead does not open it again.
 */
export function useDrawer() {
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
