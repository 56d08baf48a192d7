import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { chooseTheme, subscribeToTheme, type ThemeChoice, themeChoice } from './theme.ts'

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
