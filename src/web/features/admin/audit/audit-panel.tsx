import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '#contract/user.ts'
import { SearchField } from '#web/features/list/list-filter.tsx'
import { NothingMatches, PagedList, pageByPage } from '#web/features/list/paged-list.tsx'
import { api } from '#web/lib/api.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { actionWords } from './action-words.ts'
import { AuditExport } from './audit-export.tsx'

import './audit.css'
import '#web/features/list/list.css'

const PAGE = 50

/** Everything that admins and the operator did, the latest first. */
export function AuditPanel() {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const list = useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE,
        ...(search && { search }),
        ...(cursor && { cursor }),
      }),
      ...pageByPage,
    }),
  )
  return (
    <>
      <div className="toolbar">
        <SearchField
          search={search}
          placeholder={t`Search the audit log`}
          name={t`Search the audit log`}
          onSearch={setSearch}
        />
        <AuditExport search={search} />
      </div>
      <PagedList
        list={list}
        skeletons={<Skeleton className="h-96" />}
        failureTitle={t`The audit log could not be loaded`}
        empty={<NothingMatches title={t`Nothing was done yet that matches`} />}
      >
        {(entries) => (
          <ol className="panel aud-l" aria-label={t`Audit log`}>
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui()
  const { at, actor, person, about } = entry
  const { did, more } = actionWords(entry)
  const who = actor === 'operator' ? t`Operator` : (person ?? t`Deleted account`)
  return (
    <li>
      <time className="mono text-xs text-muted" dateTime={at.toISOString()}>
        {i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{who}</bdi>: {did}
        {about && (
          <>
            {', '}
            <bdi className="font-semibold">{about}</bdi>
          </>
        )}
        {more && (
          <span className="block text-sm text-muted">
            <bdi>{more}</bdi>
          </span>
        )}
      </span>
    </li>
  )
}
