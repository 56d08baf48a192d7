import { useSyncExternalStore } from 'react'
import { authRequest } from './auth-request.ts'
import { whenBack } from './site-away.ts'

/** Whom a session belongs to, and when it ends unless it is used before. */
export type Session = { userId: string; expiresAt: Date }

/** `expired`: it ended while this page was open, and nobody asked for that here. */
type SessionState = 'loading' | 'signed-in' | 'signed-out' | 'expired' | 'unreachable'

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { type: 'signed-in'; userId: string }
  | { type: 'signing-out' }
  | { type: 'signed-out' }
  | { type: 'not-signed-out' }
  | { type: 'ended' }

type SessionStoreOptions = {
  /** Asks the server. @throws when it cannot be reached. */
  read: () => Promise<Session | null>
  /** Tells the other tabs. */
  tell: (message: TabMessage) => void
  /** Starts over with a fresh page, so that nothing of an account stays in memory. */
  leave: () => void
}

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 30_000

/** Who is signed in, as far as this tab knows; the cookie itself is the server's. */
export function createSessionStore({ read, tell, leave }: SessionStoreOptions) {
  let state: SessionState = 'loading'
  let session: Session | null = null
  let reading: Promise<void> | null = null
  /** Someone is signing out here or in another tab: the end of the session is no surprise. */
  let isLeaving = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  /** Asks the server who is signed in; calls at the same time share one answer. */
  function refresh(): Promise<void> {
    clearTimeout(retry)
    reading ??= readOnce().finally(() => {
      reading = null
    })
    return reading
  }

  async function readOnce() {
    try {
      settle(await read())
      failures = 0
    } catch {
      if (session === null) change('unreachable')
      retry = setTimeout(
        () => void refresh(),
        Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS),
      )
      failures += 1
    }
  }

  function settle(found: Session | null) {
    if (isLeaving) return
    const before = session
    session = found
    if (found && before && found.userId !== before.userId) return leave()
    if (found) {
      if (!before) tell({ type: 'signed-in', userId: found.userId })
      return change('signed-in')
    }
    if (before) tell({ type: 'ended' })
    change(before || state === 'expired' ? 'expired' : 'signed-out')
  }

  function change(next: SessionState) {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  return {
    refresh,
    state: () => state,
    expiresAt: () => session?.expiresAt ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Another tab said something. */
    hear(message: TabMessage) {
      if (message.type === 'signing-out') isLeaving = session !== null
      else if (message.type === 'not-signed-out') isLeaving = false
      else if (message.type === 'signed-out') return isLeaving ? leave() : undefined
      else if (message.type === 'ended' || message.userId !== session?.userId) void refresh()
    },
    /** Signs out here and in the other tabs. @throws what `request` throws; then nobody is signed out. */
    async signOut(request: () => Promise<unknown>) {
      isLeaving = true
      tell({ type: 'signing-out' })
      try {
        await request()
      } catch (error) {
        isLeaving = false
        tell({ type: 'not-signed-out' })
        throw error
      }
      tell({ type: 'signed-out' })
      leave()
    },
  }
}

const CHECK_EVERY_MS = 30_000
const CLOSE_TO_ITS_END_CHECKS = 3

const tabs = typeof window === 'undefined' ? null : new BroadcastChannel('session')

/** Who is signed in. It is read when the first part of the page wants to know. */
export const session = createSessionStore({
  read: readSession,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel ends at this origin
  tell: (message) => tabs?.postMessage(message),
  leave() {
    // What was typed and not sent belongs to who typed it.
    sessionStorage.clear()
    window.location.assign('/')
  },
})

let isFollowed = false

/** Reads the session and keeps it true for as long as the page is open. */
function followSession(listener: () => void): () => void {
  if (!isFollowed) {
    isFollowed = true
    follow()
  }
  return session.subscribe(listener)
}

function follow() {
  void session.refresh()
  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => session.hear(data))
  whenBack(() => void session.refresh())
  setInterval(refreshWhenCloseToItsEnd, CHECK_EVERY_MS)
  // A page taken out of the history may show an account that has signed out since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void session.refresh())
}

/** A session that is used slides on; an open page counts as use. */
function refreshWhenCloseToItsEnd() {
  const expiresAt = session.expiresAt()
  if (!expiresAt) return
  const checksLeft = (expiresAt.getTime() - Date.now()) / CHECK_EVERY_MS
  if (checksLeft <= CLOSE_TO_ITS_END_CHECKS) void session.refresh()
}

type SessionAnswer = { session: { userId: string; expiresAt: string } } | null

async function readSession(): Promise<Session | null> {
  const answer = await authRequest<SessionAnswer>('/get-session')
  if (!answer) return null
  const { userId, expiresAt } = answer.session
  return { userId, expiresAt: new Date(expiresAt) }
}

/** Whether someone is signed in. A server that does not answer is not a sign-out. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(followSession, session.state, () => 'loading')
}
