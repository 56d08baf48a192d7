import { useLingui } from '@lingui/react/macro'
import { Check, ChevronsUpDown, Settings, User, Users } from 'lucide-react'
import { supportViewOfPage } from '#web/features/support/support-view.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { useRoleNames } from './use-team.ts'
import { useSwitchWorkspace, useWorkspaceChange, useWorkspaces } from './use-workspaces.ts'
import './team.css'

/** Which workspace all pages show, for whoever works in more than one. */
export function WorkspaceSwitcher() {
  const { t } = useLingui()
  const roleOf = useRoleNames()
  const workspaces = useWorkspaces() ?? []
  const choose = useSwitchWorkspace()
  useWorkspaceChange()
  const current = workspaces.find(({ isCurrent }) => isCurrent)
  // Whoever looks on stays where the other works.
  if (workspaces.length < 2 || !current || supportViewOfPage() !== null) return null
  const Icon = current.isPersonal ? User : Users
  return (
    <Menu
      label={t`Workspace`}
      align="start"
      trigger={
        <button type="button" className="workspace-switch" title={current.name}>
          <Icon />
          <span className="sr-only">{t`Workspace:`} </span>
          <span className="name">{current.name}</span>
          <ChevronsUpDown />
        </button>
      }
    >
      {workspaces.map(({ id, name, role, isPersonal, isCurrent }) => (
        <MenuItem
          key={id}
          icon={isPersonal ? User : Users}
          disabled={choose.isPending}
          onSelect={() => !isCurrent && choose.mutate({ id })}
        >
          <span className="workspace-item">
            <span className="name">{name}</span>
            <small>{isPersonal ? t`Yours alone` : roleOf[role].name}</small>
          </span>
          {isCurrent && (
            <>
              <Check />
              <span className="sr-only">{t`(shown now)`}</span>
            </>
          )}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLink icon={Settings} to="/dashboard/settings#team">{t`Team`}</MenuLink>
    </Menu>
  )
}
