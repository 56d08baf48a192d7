import { useLingui } from '@lingui/react/macro'
import { Link as LinkIcon, MailPlus } from 'lucide-react'
import { useState } from 'react'
import type { Invitation } from '#contract/workspace.ts'
import { localDate } from '#web/lib/local-date.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyLink } from './copy-link.tsx'
import { useRoleNames } from './use-role-names.ts'

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
        {isLinkShown && <CopyLink invitationId={id} />}
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
