export { addNotification } from './add-notification.ts'
export { listNotifications } from './list-notifications.ts'
export { markNotificationsRead } from './mark-notifications-read.ts'
