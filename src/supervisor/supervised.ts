const STOP_WITHIN_MS = 8000
const HEARTBEAT_MS = 2000

/**
 * The child's half of `keepRunning`, for the server's and the worker's main.ts. The process stops when it is
 * told to, and also when its parent is gone, however that ended. Without a parent it is an ordinary process.
 *
 * @param stop finishes or hands back what is under way; it has 8 seconds.
 * @returns a function to call when the process does its work.
 */
export function supervised(stop: () => Promise<void>): () => void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
  return () => {
    process.send?.('ready')
    setInterval(() => {
      if (process.connected) process.send?.('alive')
    }, HEARTBEAT_MS).unref()
  }
}
