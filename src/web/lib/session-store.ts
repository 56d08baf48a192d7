/** Whom a session belongs to, and when it ends unless it is used before. */
export type Session = { userId: string; expiresAt: Date }

/** `expired`: it ended while this page was open, and nobody asked for that here. */
export type SessionState = 'loading' | 'signed-in' | 'signed-out' | 'expired' | 'unreachable'

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { type: 'signed-in'; userId: string }
  | { type: 'signing-out' }
  | { type: 'signed-out' }
  | { type: 'not-signed-out' }
  | { type: 'ended' }

export type SessionStoreOptions = {
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
