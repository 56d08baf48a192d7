import { useLingui } from '@lingui/react/macro'
import { SunMoon } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ThemeChoiceItems } from './theme-choice.tsx'

/** The theme switch of the public pages. */
export function ThemeMenu() {
  const { t } = useLingui()
  return (
    <Menu
      label={t`Theme`}
      trigger={
        <Button variant="ghost" square aria-label={t`Theme`}>
          <SunMoon className="size-5" />
        </Button>
      }
    >
      <ThemeChoiceItems />
    </Menu>
  )
}
