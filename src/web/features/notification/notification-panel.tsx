import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Notification } from '#contract/notification.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { timeAgo } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { TONE_ICONS } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { useRefusal } from '#web/ui/refusals.ts'
import { notificationWords } from './notification-words.ts'

type NotificationPanelProps = {
  notifications: ReturnType<typeof useNotifications>
  /** A notification was opened. */
  onFollow: () => void
}

export function NotificationPanel({ notifications, onFollow }: NotificationPanelProps) {
  const { items, unreadCount, markRead, markAllRead } = notifications
  return (
    <>
      <div className="head">
        <h2>
          <Trans>Notifications</Trans>
        </h2>
        {unreadCount > 0 && (
          <Button needs="self" variant="ghost" size="sm" onClick={markAllRead}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      {items && items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <NotificationRow
                notification={item}
                onFollow={() => {
                  if (!item.readAt) markRead(item.id)
                  onFollow()
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <NoNotifications {...notifications} />
      )}
    </>
  )
}

/** Why the list is empty: still on its way, not reached, or nothing has happened. */
function NoNotifications({
  items,
  error,
  isFetching,
  readThem,
}: NotificationPanelProps['notifications']) {
  const { t } = useLingui()
  if (items) {
    return (
      <p className="none">
        <Trans>No notifications yet. Finished and failed work shows up here.</Trans>
      </p>
    )
  }
  if (!error) {
    return (
      <div className="none grid gap-2" aria-busy="true">
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
      </div>
    )
  }
  return (
    <div className="none grid justify-items-start gap-2" role="alert">
      {errorMessage(error)}
      <Button size="sm" busy={isFetching} onClick={readThem}>
        {t`Try again`}
      </Button>
    </div>
  )
}

type NotificationRowProps = { notification: Notification; onFollow: () => void }

function NotificationRow({ notification, onFollow }: NotificationRowProps) {
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

/** The newest notifications; the event stream has them read again when one comes or is read. */
export function useNotifications() {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(api.notification.list.queryOptions())
  const refusal = useRefusal('self')
  const { mutate } = useMutation(
    api.notification.markRead.mutationOptions({
      onSettled: () => readAgain(queryClient, api.notification.key()),
    }),
  )
  return {
    items: data?.items,
    unreadCount: data?.unreadCount ?? 0,
    error,
    isFetching,
    readThem: () => void refetch(),
    markRead: (id: string) => (refusal === null ? mutate({ id }) : undefined),
    markAllRead: () => mutate({}),
  }
}
