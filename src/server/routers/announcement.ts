import {
  currentAnnouncements,
  dismissAnnouncement,
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement,
} from '#domain/announcements.ts'
import { api } from './base.ts'

const of = api.announcement

export const announcement = of.router({
  current: of.current.handler(({ context }) => currentAnnouncements(context.account)),
  dismiss: of.dismiss.handler(({ context, input }) => dismissAnnouncement(context.account, input)),
  list: of.list.handler(({ context }) => listAnnouncements(context.account)),
  publish: of.publish.handler(({ context, input }) =>
    publishAnnouncement(context.account, { ...input, endsAt: new Date(input.endsAt) }),
  ),
  end: of.end.handler(({ context, input }) => endAnnouncement(context.account, input)),
})
