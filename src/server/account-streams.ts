import type { AccountEvent } from '#contract/event.ts'
import { faultText } from '#database/faults.ts'
import { listen } from '#database/listen.ts'
import type { Announcement, Audience } from '#domain/announce.ts'

/** What a stream that does not keep up may pile up before it is told to read everything again. */
const MAX_WAITING = 500
/** A request that was let in just before its session ended must not open a stream just after. */
const ENDED_REMEMBERED = 1000

type Stream = {
  sessionId: string | null
  waiting: AccountEvent[]
  ended: boolean
  wake: () => void
}

/** Whose page it is, and where they work. */
type Viewer = { userId: string; workspaceId: string; sessionId: string | null }

export type AccountStreams = {
  /** The changes of the account and of its workspace from now on, until `signal` aborts, the session ends or the server closes. */
  open: (viewer: Viewer, signal: AbortSignal | undefined) => AsyncGenerator<AccountEvent, void>
  publish: (audience: Audience, event: AccountEvent) => void
  /** Cuts the streams that this session opened. */
  endSession: (sessionId: string) => void
  /** Cuts every stream. Pages open another one, which begins with reading everything again. */
  endAll: () => void
  /** Ends every stream, and those opened later at once. */
  close: () => void
}

/** Hands each account's events to the streams that its pages hold open at this server. */
export function createAccountStreams(): AccountStreams {
  /** Each stream under its account and under its workspace. */
  const byListener = new Map<string, Set<Stream>>()
  const endedSessions: string[] = []
  let closed = false

  function push(stream: Stream, event: AccountEvent): void {
    if (stream.waiting.length >= MAX_WAITING) stream.waiting = [{ type: 'connected' }]
    else stream.waiting.push(event)
    stream.wake()
  }

  function each(act: (stream: Stream) => unknown): void {
    for (const stream of new Set([...byListener.values()].flatMap((streams) => [...streams]))) {
      act(stream)
    }
  }

  function end(stream: Stream): void {
    stream.ended = true
    stream.wake()
  }

  async function* open(
    { userId, workspaceId, sessionId }: Viewer,
    signal: AbortSignal | undefined,
  ) {
    const stream: Stream = {
      sessionId,
      waiting: [{ type: 'connected' }],
      ended: closed || (sessionId !== null && endedSessions.includes(sessionId)),
      wake: () => undefined,
    }
    const listeners = listenersOf({ userId, workspaceId })
    for (const key of listeners) {
      byListener.set(key, (byListener.get(key) ?? new Set()).add(stream))
    }
    const leave = () => end(stream)
    signal?.addEventListener('abort', leave)
    if (signal?.aborted) leave()
    try {
      while (!stream.ended) {
        const [event] = stream.waiting.splice(0, 1)
        if (event) yield event
        else await new Promise<void>((resolve) => (stream.wake = resolve))
      }
    } finally {
      signal?.removeEventListener('abort', leave)
      for (const key of listeners) {
        byListener.get(key)?.delete(stream)
        if (byListener.get(key)?.size === 0) byListener.delete(key)
      }
    }
  }

  return {
    open,
    publish(audience, event) {
      const reached = listenersOf(audience).flatMap((key) => [...(byListener.get(key) ?? [])])
      for (const stream of new Set(reached)) push(stream, event)
    },
    endSession(sessionId) {
      endedSessions.push(sessionId)
      if (endedSessions.length > ENDED_REMEMBERED) endedSessions.shift()
      each((stream) => stream.sessionId === sessionId && end(stream))
    },
    endAll: () => each(end),
    close() {
      closed = true
      each(end)
    },
  }
}

function listenersOf(audience: Audience): string[] {
  const { workspaceId, userId } = { workspaceId: undefined, userId: undefined, ...audience }
  return [
    ...(userId === undefined ? [] : [`account ${userId}`]),
    ...(workspaceId === undefined ? [] : [`workspace ${workspaceId}`]),
  ]
}

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
