import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/user.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { localDate } from '#web/lib/local-date.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useUserChanges } from './use-users.ts'
import { useNameOf } from './use-name-of.ts'

type UserRowProps = {
  user: User
  onAddCredits: () => void
  onLook: () => void
  onSuspend: () => void
}

export function UserRow({ user, onAddCredits, onLook, onSuspend }: UserRowProps) {
  const { t, i18n } = useLingui()
  const name = useNameOf()(user)
  const self = useAccount()?.id === user.id
  const { resume } = useUserChanges()
  const { avatarUrl, email, role, available, joinedAt, lastSeenAt, suspended } = user
  return (
    <tr>
      <td className="w">
        <div className="who">
          <Avatar name={name} pictureUrl={avatarUrl} />
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="block text-xs text-muted">{email}</span>
          </span>
        </div>
      </td>
      <td>
        <Badge tone={role === 'admin' ? 'info' : 'neutral'}>{role}</Badge>{' '}
        {suspended && <Badge tone="danger">{t`suspended`}</Badge>}
      </td>
      <td className="num" data-label={t`Credits`}>
        {i18n.number(available)}
      </td>
      <td className="when" data-label={t`Joined`}>
        {localDate(joinedAt)}
      </td>
      <td className="when" data-label={t`Last seen`}>
        {lastSeenAt ? timeAgo(i18n.locale, lastSeenAt) : '–'}
      </td>
      <td className="act">
        <div className="inline-flex flex-wrap justify-end gap-2">
          <Button size="sm" onClick={onAddCredits} aria-label={t`Add credits to ${name}`}>
            {t`Add credits`}
          </Button>
          {!self && (
            <Button size="sm" onClick={onLook} aria-label={t`Support view of ${name}`}>
              {t`Support view`}
            </Button>
          )}
          {suspended ? (
            <Button
              size="sm"
              busy={resume.isPending}
              aria-label={t`Resume ${name}`}
              onClick={() => resume.mutate({ id: user.id })}
            >
              {t`Resume`}
            </Button>
          ) : (
            !self && (
              <Button size="sm" onClick={onSuspend} aria-label={t`Suspend ${name}`}>
                {t`Suspend`}
              </Button>
            )
          )}
        </div>
      </td>
    </tr>
  )
}
