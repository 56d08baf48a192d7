import { listen } from '#database/listen.ts'
import { faultText } from '#database/fault-text.ts'
import type { Announcement } from '#domain/announce.ts'
import type { AccountStreams } from './account-streams.ts'

/** How this server reads again what others have changed. */
type Refresh = Record<'models' | 'homepage', () => Promise<void>>

/**
 * Passes what any process announces through the database on to the streams open here. After a gap in
 * hearing every stream is cut: its session may have ended meanwhile. The pages come again by themselves.
 * @returns how to stop.
 */
export function hearAnnouncements(
  databaseUrl: string,
  streams: AccountStreams,
  { models, homepage }: Refresh,
): Promise<() => Promise<void>> {
  return listen(
    databaseUrl,
    (payload) => {
      const announcement = payload as Announcement
      if ('modelsChanged' in announcement) refresh('The connected models', models)
      else if ('homepageChanged' in announcement) refresh('The home page', homepage)
      else if ('endedSessionId' in announcement) streams.endSession(announcement.endedSessionId)
      else streams.publish(announcement, announcement.event)
    },
    () => {
      streams.endAll()
      refresh('The connected models', models)
      refresh('The home page', homepage)
    },
  )
}

function refresh(what: string, read: () => Promise<void>): void {
  read().catch((error: unknown) => console.error(`${what} could not be read: ${faultText(error)}`))
}
