import { useLingui } from '@lingui/react/macro'
import { Link as LinkIcon, MailPlus, UserMinus } from 'lucide-react'
import { useState } from 'react'
import {
  type Invitation,
  type Member,
  WORKSPACE_ROLES,
  type WorkspaceRole,
} from '#contract/workspace.ts'
import { localDate } from '#web/lib/dates.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyLink } from './copy-link.tsx'
import { useRoleNames } from './use-team.ts'

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

type InvitationRowProps = { invitation: Invitation; isBusy: boolean; onTakeBack: () => void }

/** Somebody who may join, and has not yet. */
export function InvitationRow({ invitation, isBusy, onTakeBack }: InvitationRowProps) {
  const { t } = useLingui()
  const roleOf = useRoleNames()
  const [isLinkShown, setLinkShown] = useState(false)
  const { id, email, role, expiresAt } = invitation
  const day = localDate(expiresAt)
  const text = email
  return (
    <li>
      <span className="mark">
        <MailPlus />
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold" title={email}>
          {email}
        </p>
        <p className="text-sm text-muted">{t`Invited as ${roleOf[role].name}, until ${day}`}</p>
        {isLinkShown && (
          <div className="mt-2">
            <CopyLink invitationId={id} />
          </div>
        )}
      </div>
      <div className="does">
        <Button
          size="sm"
          square
          variant="ghost"
          icon={LinkIcon}
          aria-expanded={isLinkShown}
          aria-label={t`Link for ${email}`}
          title={t`Link for ${email}`}
          onClick={() => setLinkShown(!isLinkShown)}
        />
        <Button
          size="sm"
          needs="manage"
          busy={isBusy}
          aria-label={t`Take back: ${text}`}
          onClick={onTakeBack}
        >
          {t`Take back`}
        </Button>
      </div>
    </li>
  )
}
