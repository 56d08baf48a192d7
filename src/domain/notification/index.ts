export { addNotification, listNotifications, markNotificationsRead } from './notifications.ts'
