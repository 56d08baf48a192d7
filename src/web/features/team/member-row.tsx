import { useLingui } from '@lingui/react/macro'
import { UserMinus } from 'lucide-react'
import { type Member, WORKSPACE_ROLES, type WorkspaceRole } from '#contract/workspace.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRoleNames } from './use-role-names.ts'

type MemberRowProps = {
  member: Member
  isSelf: boolean
  /** What the reader is here. */
  ownRole: WorkspaceRole
  /** The workspace would be left without an owner. */
  isLastOwner: boolean
  isBusy: boolean
  onRole: (role: WorkspaceRole) => void
  onRemove: () => void
}

export function MemberRow(props: MemberRowProps) {
  const { member, isSelf, ownRole, isLastOwner, isBusy } = props
  const { t } = useLingui()
  const roleOf = useRoleNames()
  const name = member.fullName || member.email
  const isManager = ownRole === 'owner' || ownRole === 'admin'
  // Only owners touch owners, and one always stays.
  const isOpen = isManager && !isLastOwner && (member.role !== 'owner' || ownRole === 'owner')
  const offered = WORKSPACE_ROLES.filter((role) => role !== 'owner' || ownRole === 'owner')
  return (
    <li>
      <Avatar name={name} pictureUrl={null} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isSelf && <Badge tone="info">{t`You`}</Badge>}
        </p>
        <p className="truncate text-sm text-muted" title={member.email}>
          {member.email}
        </p>
      </div>
      <div className="does">
        {isOpen ? (
          <select
            className="select"
            aria-label={t`Role of ${name}`}
            value={member.role}
            disabled={isBusy}
            onChange={({ target }) => props.onRole(target.value as WorkspaceRole)}
          >
            {offered.map((role) => (
              <option key={role} value={role}>
                {roleOf[role].name}
              </option>
            ))}
          </select>
        ) : (
          <span className="text-sm text-muted">{roleOf[member.role].name}</span>
        )}
        {isOpen && !isSelf && (
          <Button
            size="sm"
            square
            variant="ghost"
            icon={UserMinus}
            aria-label={t`Remove ${name}`}
            title={t`Remove ${name}`}
            onClick={props.onRemove}
          />
        )}
      </div>
    </li>
  )
}
