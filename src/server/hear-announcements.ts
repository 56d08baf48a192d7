import { listen } from '#database/listen.ts'
import type { Announcement } from '#domain/announce.ts'
import type { AccountStreams } from './account-streams.ts'

/** Passes what any process announces through the database on to the streams open here. @returns how to stop. */
export function hearAnnouncements(
  databaseUrl: string,
  streams: AccountStreams,
): Promise<() => Promise<void>> {
  return listen(
    databaseUrl,
    (payload) => {
      const { userId, event } = payload as Announcement
      streams.publish(userId, event)
    },
    streams.refreshAll,
  )
}
