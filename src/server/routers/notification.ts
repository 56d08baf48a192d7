import { listNotifications, markNotificationsRead } from '#domain/notifications.ts'
import { api } from './base.ts'

export const notification = api.notification.router({
  list: api.notification.list.handler(({ context }) => listNotifications(context.account)),
  markRead: api.notification.markRead.handler(({ context, input }) =>
    markNotificationsRead(context.account, input),
  ),
})
