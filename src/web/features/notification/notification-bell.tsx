import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { NotificationPanel, useNotifications } from './notification-panel.tsx'
import './notification.css'

/** What ended while one was elsewhere. The dot stands only while something is unread. */
export function NotificationBell() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const notifications = useNotifications()
  const { unreadCount } = notifications
  const unread = plural(unreadCount, { one: '# unread', other: '# unread' })
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button
          variant="ghost"
          square
          className="bell"
          data-unread={unreadCount > 0 || undefined}
          aria-label={unreadCount > 0 ? t`Notifications, ${unread}` : t`Notifications`}
        >
          <Bell className="size-5" />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="menu notifications"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t`Notifications`}
        >
          <NotificationPanel notifications={notifications} onFollow={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
