import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { ThemeChoiceItems } from '#web/features/theme/theme-choice.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { signOut } from './sign-out.ts'
import { useAccount } from './use-account.ts'

export function UserMenu() {
  const { t } = useLingui()
  const account = useAccount()
  const name = account?.fullName || t`User`
  const avatar = <Avatar name={name} pictureUrl={account?.avatarUrl ?? null} />
  return (
    <Menu
      label={t`My Account`}
      trigger={
        <button type="button" className="userbtn">
          {avatar}
          <span className="sr-only">
            {/* A name may look like a tag, which a translated sentence would take for its own. */}
            <Trans>My Account</Trans>, {name}
          </span>
        </button>
      }
    >
      <div className="menu-head">
        <p className="mb-2 text-xs text-subtle">
          <Trans>My Account</Trans>
        </p>
        <div className="flex items-center gap-2.5">
          {avatar}
          <div className="min-w-0">
            <p className="truncate font-semibold">{name}</p>
            <p className="truncate text-xs text-muted">{account?.email}</p>
          </div>
        </div>
      </div>
      <ThemeChoiceItems />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        <Trans>Log out</Trans>
      </MenuItem>
    </Menu>
  )
}
