import { authRequest } from './auth-request.ts'
import { whenBack } from './site-away.ts'
import { createSessionStore, type Session, type TabMessage } from './session-store.ts'

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
export function followSession(listener: () => void): () => void {
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
