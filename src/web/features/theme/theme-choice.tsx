import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { MenuChoice } from '#web/ui/menu.tsx'
import { chooseTheme, subscribeToTheme, themeChoice } from './theme.ts'

/** Light, dark or system, inside a menu. */
export function ThemeChoiceItems() {
  const { t } = useLingui()
  const choice = useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const)
  return (
    <MenuChoice
      label={t`Theme`}
      value={choice}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: t`Light`, icon: Sun },
        { value: 'dark', label: t`Dark`, icon: Moon },
        { value: 'system', label: t`System`, icon: Monitor },
      ]}
    />
  )
}
