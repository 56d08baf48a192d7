import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

export type RequestVariables = { requestId: string }
export type AnsweredRequest = { method: string; path: string; status: number; durationMs: number }

/**
 * Gives each request an id, says it in the answer, and logs one line when the answer begins.
 * @param measure is told the same.
 */
export function requestLog(
  log: Log,
  measure?: (answered: AnsweredRequest) => void,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    await next()
    c.header('x-request-id', requestId)
    const answered = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    }
    log.info('request', { requestId, ...answered })
    measure?.(answered)
  }
}
