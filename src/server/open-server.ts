import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { RequestVariables } from './log.ts'

/** What a client may take to send a request's head, and how long an idle connection is kept. */
const HEAD_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 65_000
const SWEEP_EVERY_MS = 20
const CLOSE_WITHIN_MS = 3000

export type OpenServer = { port: number; close: () => Promise<void> }

/**
 * Listens until closed; port 0 takes a free one. Closing lets answers under way finish.
 * @throws Error naming the setting to change when the address cannot be used.
 */
export async function openServer(
  http: Pick<Hono<{ Variables: RequestVariables }>, 'fetch'>,
  host: string,
  port: number,
  setting: 'PORT' | 'METRICS_PORT' = 'PORT',
): Promise<OpenServer> {
  const server = createAdaptorServer({ fetch: http.fetch }) as Server
  server.headersTimeout = HEAD_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explained(error, host, port, setting)),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => close(server),
  }
}

/** A connection that becomes idle while we wait is closed, too; one that never does is cut. */
async function close(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS)
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweep)
  clearTimeout(cut)
}

function explained(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  setting: string,
): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is used by another program. Set ${setting} to a free one.`)
  }
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} needs more rights than this account has. Set ${setting} above 1023.`,
    )
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new Error(`This machine has no address ${host}. Set HOST to one of its own.`)
  }
  return error
}
