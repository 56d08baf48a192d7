import { flushCompileCache } from 'node:module'
import { faultText } from '#database/faults.ts'

/** What was sent to a vendor is waited for as long as a call takes; everything else is handed back at once. */
export const STOP_WITHIN_MS = { server: 8000, worker: 120_000 }
const HEARTBEAT_MS = 2000

/** For what takes as long as it takes before the child is ready, as bringing a large database up to date. */
export async function sayingAlive<Result>(work: () => Promise<Result>): Promise<Result> {
  const saying = setInterval(sayAlive, HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(saying)
  }
}

function sayAlive(): void {
  if (process.connected) process.send?.('alive')
}

/**
 * The child's half of `keepRunning`, for the server's and the worker's main.ts, before they start anything. The
 * process stops when it is told to, and also when its parent is gone, however that ended: at once while it starts,
 * for then nothing is under way that would have to be put in order, and when it is told again. Without a parent it
 * is an ordinary process.
 *
 * @returns a function to call when the process does its work, with what finishes or hands back what is under way;
 *   that has the time of `STOP_WITHIN_MS`.
 */
export function supervised(name: keyof typeof STOP_WITHIN_MS): (stop: () => Promise<void>) => void {
  let stop: (() => Promise<void>) | null = null
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    if (!stop) process.exit(0)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1))
    setTimeout(() => process.exit(1), STOP_WITHIN_MS[name]).unref()
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
    // However it ends, the next start finds compiled what this one has compiled.
    flushCompileCache()
    setInterval(sayAlive, HEARTBEAT_MS).unref()
  }
}
