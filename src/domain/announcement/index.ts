export {
  currentAnnouncements,
  dismissAnnouncement,
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement,
} from './announcements.ts'
