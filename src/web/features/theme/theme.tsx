import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'

const THEME_KEY = 'theme'
type ThemeChoice = 'light' | 'dark' | 'system'

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

const NEXT: Record<ThemeChoice, ThemeChoice> = { light: 'dark', dark: 'system', system: 'light' }
const ICONS = { light: Sun, dark: Moon, system: Monitor }

/** The theme switch of the public pages: each press takes the next of the three. */
export function ThemeButton() {
  const { t } = useLingui()
  const choice = useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const)
  const names = { light: t`Theme: light`, dark: t`Theme: dark`, system: t`Theme: system` }
  return (
    <Button
      variant="ghost"
      square
      icon={ICONS[choice]}
      aria-label={names[choice]}
      title={names[choice]}
      onClick={() => chooseTheme(NEXT[choice])}
    />
  )
}
