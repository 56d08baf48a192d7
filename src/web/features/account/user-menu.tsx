import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut, Settings, User } from 'lucide-react'
import { Avatar } from '#web/ui/avatar.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { signOut, useAccount, useCredits } from './use-account.ts'

export function UserMenu() {
  const { t, i18n } = useLingui()
  const account = useAccount()
  const credits = i18n.number(useCredits()?.available ?? 0)
  const name = account?.fullName || t`User`
  const avatar = <Avatar name={account ? name : ''} pictureUrl={account?.avatarUrl ?? null} />
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
            <p className="truncate font-semibold" title={name}>
              {name}
            </p>
            <p className="truncate text-xs text-muted" title={account?.email}>
              {account?.email}
            </p>
          </div>
        </div>
      </div>
      <MenuLink icon={User} to="/dashboard/profile">
        <Trans>Profile</Trans>
      </MenuLink>
      <MenuLink icon={Settings} to="/dashboard/settings">
        <Trans>Settings</Trans>
      </MenuLink>
      <MenuLink icon={CreditGlyph} to="/dashboard/billing">
        <Trans>Credits: {credits}</Trans>
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        <Trans>Log out</Trans>
      </MenuItem>
    </Menu>
  )
}
