import type { MiddlewareHandler } from 'hono'

const RETRY_AFTER_S = '5'

/** Whatever answers 503, and did not say itself when to come back. */
export const sayWhenToRetry: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status !== 503 || c.res.headers.has('retry-after')) return
  c.header('retry-after', RETRY_AFTER_S)
}
