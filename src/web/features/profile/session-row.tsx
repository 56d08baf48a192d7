import { useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import type { Session } from '#contract/session.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const HANDHELD = /iPhone|iPad|Android/

type SessionRowProps = { session: Session; isBusy: boolean; onEnd: () => void }

export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { i18n, t } = useLingui()
  const device = session.device ?? t`Unknown device`
  const Icon = HANDHELD.test(device) ? Smartphone : Monitor
  const lastUsed = session.isCurrent ? t`active now` : timeAgo(i18n.locale, session.lastUsedAt)
  const facts = [session.address, lastUsed].filter(Boolean).join(' · ')
  return (
    <li>
      <Icon />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="success">{t`This device`}</Badge>}
        </p>
        <p className="text-sm text-muted">{facts}</p>
        <p className="text-sm text-muted">
          {t`Signed in on ${i18n.date(session.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          needs="self"
          size="sm"
          busy={isBusy}
          aria-label={t`Sign out, ${device}`}
          onClick={onEnd}
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  )
}
