import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range from which the system picks ports for outgoing connections. */
const LOWEST = 20_000
const HIGHEST = 29_999

/** A loopback port nobody listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1)
    if (await isFree(port)) return port
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
