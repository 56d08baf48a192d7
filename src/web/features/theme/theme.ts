import { useEffect } from 'react'

const THEME_KEY = 'theme'
export type ThemeChoice = 'light' | 'dark' | 'system'

const SYSTEM_DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(choice: ThemeChoice) {
  localStorage.setItem(THEME_KEY, choice)
  themeChanged()
}

/** Calls back when the choice, the system's theme or the choice in another window changes. */
export function subscribeToTheme(onChange: () => void) {
  if (listeners.size === 0) listenToBrowser('addEventListener')
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) listenToBrowser('removeEventListener')
  }
}

function listenToBrowser(method: 'addEventListener' | 'removeEventListener') {
  window.matchMedia(SYSTEM_DARK)[method]('change', themeChanged)
  window[method]('storage', themeChanged)
}

function themeChanged() {
  const choice = themeChoice()
  const system = window.matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = choice === 'system' ? system : choice
  for (const listener of listeners) listener()
}

/** Runs in the head before the first paint, so that no page flashes in the other theme. */
export const themeScript = `(() => {
  const choice = localStorage.getItem('${THEME_KEY}')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system
})()`

/** While it is mounted the page follows the system's theme, and a choice made in another window. */
export function useLiveTheme() {
  useEffect(() => subscribeToTheme(nothing), [])
}

/** The theme sets itself on the page; nobody here needs to know. */
function nothing() {}
