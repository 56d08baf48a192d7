import { statSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'

type Release = () => Promise<void>

/**
 * Does `work` while no other process does work on the same folder.
 * The lock is an abstract Unix socket: the kernel frees it with its process, so none is ever stale.
 *
 * @param signal ends the waiting for others.
 * @throws the signal's reason
 */
export async function withFolderLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const { dev, ino } = statSync(folder)
  const release = await acquire(`\0reelwright-lock-${dev}-${ino}`, signal)
  try {
    return await work()
  } finally {
    await release()
  }
}

async function acquire(address: string, signal?: AbortSignal): Promise<Release> {
  for (;;) {
    signal?.throwIfAborted()
    const release = await bind(address)
    if (release) return release
    await holderLeaves(address, signal)
  }
}

/** @returns null when another process holds the address. */
function bind(address: string): Promise<Release | null> {
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    waiting.add(socket)
    socket.on('error', () => undefined)
  })
  const release = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of waiting) socket.destroy()
    })
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen({ path: address }, () => resolve(release))
  })
}

/** Whoever waits stays connected to the holder; the end of the connection, or the signal, wakes it. */
function holderLeaves(address: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ path: address, ...(signal && { signal }) })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}
