import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { NothingMatches } from '#web/features/list/nothing-matches.tsx'
import { PagedList } from '#web/features/list/paged-list.tsx'
import { SearchField } from '#web/features/list/search-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddCreditsDialog } from './add-credits-dialog.tsx'
import { SupportViewDialog } from './support-view-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { UserRow } from './user-row.tsx'
import { useUsers } from './use-users.ts'
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
