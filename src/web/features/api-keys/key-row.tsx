import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiKey } from '#contract/api-key.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useScopeNames } from './use-scope-names.ts'

export function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const { i18n, t } = useLingui()
  const nameOf = useScopeNames()
  const { name, prefix, scopes, expiresAt, lastUsedAt } = apiKey
  const [now] = useState(Date.now)
  const isOver = expiresAt !== null && expiresAt.getTime() < now
  const used = lastUsedAt ? t`last used ${timeAgo(i18n.locale, lastUsedAt)}` : t`never used`
  const until = expiresAt
    ? t`until ${i18n.date(expiresAt, { dateStyle: 'medium' })}`
    : t`without an end`
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          <code className="text-sm text-muted">{prefix}…</code>
          {isOver && <Badge tone="warning">{t`Expired`}</Badge>}
        </p>
        <p className="text-sm text-muted">{scopes.map((scope) => nameOf[scope]).join(' · ')}</p>
        <p className="text-sm text-muted">{[used, until].join(' · ')}</p>
      </div>
      <Button size="sm" aria-label={t`End the key ${name}`} onClick={onEnd}>
        {t`End`}
      </Button>
    </li>
  )
}
