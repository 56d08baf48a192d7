import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { SearchField } from '#web/features/list/list-filter.tsx'
import { NothingMatches, PagedList } from '#web/features/list/paged-list.tsx'
import { localDate, timeAgo } from '#web/lib/dates.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { AddCreditsDialog } from './add-credits-dialog.tsx'
import { SupportViewDialog, SuspendDialog } from './reason-dialogs.tsx'
import { useNameOf, useUserChanges, useUsers } from './use-users.ts'
import '#web/features/list/list.css'

type Asked =
  | { what: 'credits'; user: User | null }
  | { what: 'suspend' | 'support'; user: User }
  | null

/** Everybody who has an account here. */
export function UsersPanel() {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Asked>(null)
  const list = useUsers(search)
  const users = list.data?.pages.flatMap(({ items }) => items) ?? []
  const shown = i18n.number(users.length)
  const total = i18n.number(list.data?.pages[0]?.total ?? 0)
  const close = () => setAsked(null)
  return (
    <>
      <div className="toolbar">
        <SearchField
          search={search}
          placeholder={t`Search users`}
          name={t`Search users`}
          onSearch={setSearch}
        />
        <output className="shown">{list.data && t`${shown} of ${total}`}</output>
        <Button
          variant="primary"
          icon={Plus}
          onClick={() => setAsked({ what: 'credits', user: null })}
        >
          {t`Add credits`}
        </Button>
      </div>
      <PagedList
        list={list}
        skeletons={<Skeleton className="h-96" />}
        failureTitle={t`Failed to load users`}
        empty={<NothingMatches title={t`No matching users`} />}
      >
        {(items) => (
          <div className="panel">
            <table className="table admin-table">
              <thead>
                <tr>
                  <th scope="col">{t`Name`}</th>
                  <th scope="col">{t`Role`}</th>
                  <th scope="col" className="num">{t`Credits`}</th>
                  <th scope="col">{t`Joined`}</th>
                  <th scope="col">{t`Last seen`}</th>
                  <th scope="col">
                    <span className="sr-only">{t`Action`}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    onAddCredits={() => setAsked({ what: 'credits', user })}
                    onLook={() => setAsked({ what: 'support', user })}
                    onSuspend={() => setAsked({ what: 'suspend', user })}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PagedList>
      {asked?.what === 'credits' && (
        <AddCreditsDialog users={users} chosen={asked.user} onClose={close} />
      )}
      {asked?.what === 'support' && <SupportViewDialog user={asked.user} onClose={close} />}
      {asked?.what === 'suspend' && <SuspendDialog user={asked.user} onClose={close} />}
    </>
  )
}

type UserRowProps = {
  user: User
  onAddCredits: () => void
  onLook: () => void
  onSuspend: () => void
}

function UserRow({ user, onAddCredits, onLook, onSuspend }: UserRowProps) {
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
            <span className="block font-semibold">
              <bdi>{name}</bdi>
            </span>
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
        <div className="user-acts">
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
