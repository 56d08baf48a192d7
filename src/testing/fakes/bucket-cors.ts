import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * What a bucket with a CORS rule for one site says to browsers (Amazon S3, "How does Amazon S3 evaluate the CORS
 * configuration on a bucket?"): it lets pages of this origin PUT with a content type, and nothing else.
 * @returns true when it has answered a preflight by itself.
 */
export function answerAsBucket(
  origin: string | null,
  { method, headers }: IncomingMessage,
  answer: ServerResponse,
): boolean {
  const isAllowed = origin !== null && headers.origin === origin
  if (method !== 'OPTIONS') {
    if (isAllowed) answer.setHeader('access-control-allow-origin', origin)
    return false
  }
  const asksFor = headers['access-control-request-headers'] ?? ''
  const isOfRule =
    isAllowed &&
    headers['access-control-request-method'] === 'PUT' &&
    asksFor.split(',').every((name) => ['', 'content-type'].includes(name.trim()))
  if (isOfRule) {
    answer.setHeader('access-control-allow-origin', origin)
    answer.setHeader('access-control-allow-methods', 'PUT')
    answer.setHeader('access-control-allow-headers', 'content-type')
  }
  answer.writeHead(isOfRule ? 200 : 403).end()
  return true
}
