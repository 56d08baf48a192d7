import type { AccountEvent } from '#contract/event.ts'

/** What a stream that does not keep up may pile up before it is told to read everything again. */
const MAX_WAITING = 500

type Stream = { waiting: AccountEvent[]; wake: () => void }

export type AccountStreams = {
  /** The account's changes from now on, until `signal` aborts or the server closes. */
  open: (userId: string, signal: AbortSignal | undefined) => AsyncGenerator<AccountEvent, void>
  publish: (userId: string, event: AccountEvent) => void
  /** Tells every page to read again: something may have been missed. */
  refreshAll: () => void
  close: () => void
}

/** Hands each account's events to the streams that its pages hold open at this server. */
export function createAccountStreams(): AccountStreams {
  const byAccount = new Map<string, Set<Stream>>()
  let closed = false

  function push(stream: Stream, event: AccountEvent): void {
    if (stream.waiting.length >= MAX_WAITING) stream.waiting = [{ type: 'connected' }]
    else stream.waiting.push(event)
    stream.wake()
  }

  function each(act: (stream: Stream) => void): void {
    for (const streams of byAccount.values()) for (const stream of streams) act(stream)
  }

  async function* open(userId: string, signal: AbortSignal | undefined) {
    const stream: Stream = { waiting: [{ type: 'connected' }], wake: () => undefined }
    const streams = byAccount.get(userId) ?? new Set()
    byAccount.set(userId, streams.add(stream))
    const wake = () => stream.wake()
    const ended = () => closed || signal?.aborted === true
    signal?.addEventListener('abort', wake)
    try {
      while (!ended()) {
        yield* stream.waiting.splice(0)
        if (stream.waiting.length > 0 || ended()) continue
        await new Promise<void>((resolve) => {
          stream.wake = resolve
        })
      }
    } finally {
      signal?.removeEventListener('abort', wake)
      streams.delete(stream)
      if (streams.size === 0) byAccount.delete(userId)
    }
  }

  return {
    open,
    publish(userId, event) {
      for (const stream of byAccount.get(userId) ?? []) push(stream, event)
    },
    refreshAll: () => each((stream) => push(stream, { type: 'connected' })),
    close() {
      closed = true
      each((stream) => stream.wake())
    },
  }
}
