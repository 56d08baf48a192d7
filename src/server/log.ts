import { randomUUID } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'

const LEVELS = ['debug', 'info', 'warn', 'error'] as const
type LogLevel = (typeof LEVELS)[number]

export type Log = Record<LogLevel, (event: string, facts?: Record<string, unknown>) => void>

/** Writes one JSON line an event. Facts are chosen by the caller: never a body, a query string or a header. */
export function createLog(
  lowest: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const logAt =
    (level: LogLevel) =>
    (event: string, facts: Record<string, unknown> = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(lowest)) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`)
    }
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}

/**
 * An error as facts for a log line. Of a failed statement, what PostgreSQL said: its own message holds every
 * value it was to write, which may be an address, the hash of a password, or a whole mail with its link.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause instanceof Error ? { cause: messageOf(error.cause) } : {}
  const stack = error.stack?.replace(error.message, () => messageOf(error))
  return { error: messageOf(error), ...cause, stack }
}

function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? 'A statement failed' : error.message
}

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
