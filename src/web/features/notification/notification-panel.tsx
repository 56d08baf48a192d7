import { Trans, useLingui } from '@lingui/react/macro'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import type { useNotifications } from './use-notifications.ts'

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
