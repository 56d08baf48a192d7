import { listen } from '#database/listen.ts'
import { faultText } from '#database/fault-text.ts'
import type { Announcement } from '#domain/announce.ts'
import type { AccountStreams } from './account-streams.ts'

/**
 * Passes what any process announces through the database on to the streams open here. After a gap in
 * hearing every stream is cut: its session may have ended meanwhile. The pages come again by themselves.
 * @returns how to stop.
 */
export function hearAnnouncements(
  databaseUrl: string,
  streams: AccountStreams,
  refreshModels: () => Promise<void>,
): Promise<() => Promise<void>> {
  return listen(
    databaseUrl,
    (payload) => {
      const announcement = payload as Announcement
      if ('modelsChanged' in announcement) void refreshModels().catch(complain)
      else if ('endedSessionId' in announcement) streams.endSession(announcement.endedSessionId)
      else streams.publish(announcement, announcement.event)
    },
    () => {
      streams.endAll()
      void refreshModels().catch(complain)
    },
  )
}

function complain(error: unknown): void {
  console.error(`The connected models could not be read: ${faultText(error)}`)
}
