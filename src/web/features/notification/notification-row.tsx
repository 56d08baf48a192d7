import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Notification } from '#contract/notification.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { TONE_ICONS } from '#web/ui/alert.tsx'
import { notificationWords } from './notification-words.ts'

type NotificationRowProps = { notification: Notification; onFollow: () => void }

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { i18n } = useLingui()
  const { facts, createdAt, readAt } = notification
  const { tone, title, text, to } = notificationWords(facts)
  const Icon = TONE_ICONS[tone]
  return (
    <Link to={to} onClick={onFollow} data-tone={tone} data-unread={readAt ? undefined : ''}>
      <Icon />
      <span className="min-w-0">
        <strong>{title}</strong>
        <span className="text">{text}</span>
        <time dateTime={createdAt.toISOString()} title={i18n.date(createdAt, LONG)}>
          {timeAgo(i18n.locale, createdAt)}
        </time>
      </span>
      {!readAt && (
        <span className="sr-only">
          <Trans>unread</Trans>
        </span>
      )}
    </Link>
  )
}

const LONG = { dateStyle: 'medium', timeStyle: 'short' } as const
