import { faultText } from '#database/fault-text.ts'

const STOP_WITHIN_MS = 8000
const HEARTBEAT_MS = 2000

/**
 * The child's half of `keepRunning`, for the server's and the worker's main.ts, before they start anything. The
 * process stops when it is told to, and also when its parent is gone, however that ended: at once while it starts,
 * for then nothing is under way that would have to be put in order. Without a parent it is an ordinary process.
 *
 * @param name for messages: 'worker'.
 * @returns a function to call when the process does its work, with what finishes or hands back what is under way;
 *   that has 8 seconds.
 */
export function supervised(name: string): (stop: () => Promise<void>) => void {
  let stop: (() => Promise<void>) | null = null
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    if (!stop) process.exit(0)
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(faultText(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
  // Whoever ends while it starts, or loses the database then, says so in one line.
  process.on('uncaughtException', (error) => {
    // What was under way when it was told to stop finds no connection any more. That is no news.
    if (isStopping) return
    console.error(`The ${name} ends: ${faultText(error)}`)
    process.exit(1)
  })
  return (stopWorking) => {
    stop = stopWorking
    process.send?.('ready')
    setInterval(() => {
      if (process.connected) process.send?.('alive')
    }, HEARTBEAT_MS).unref()
  }
}
