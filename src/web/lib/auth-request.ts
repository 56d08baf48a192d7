import type { ErrorCode } from '#contract/error.ts'
import { noteAway } from './site-away.ts'

/** The sign-in service refused, or was not reached. */
export class AuthError extends Error {
  /** The service's own word for it, e.g. INVALID_EMAIL_OR_PASSWORD; UNREACHABLE without an answer. */
  readonly code: string
  /** Seconds until the next try is let through; null unless there were too many. */
  readonly waitS: number | null

  constructor(code: string, message: string, waitS: number | null = null) {
    super(message)
    this.code = code
    this.waitS = waitS
  }
}

const UNAVAILABLE: ErrorCode = 'UNAVAILABLE'
const TOO_MANY = 429
const GATEWAY_FAULTS = new Set([502, 503, 504])
const USUAL_WAIT_S = 60

type Question = { query?: Record<string, string>; body?: Record<string, unknown> }

/**
 * Asks the sign-in service: with a body it is a POST, else a GET. Plain fetch, so that the public
 * pages need no client library. @throws AuthError
 */
export async function authRequest<Answer>(path: `/${string}`, { query, body }: Question = {}) {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const response = await fetch(`/api/auth${path}${search}`, {
    cache: 'no-store',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null)
  if (!response || GATEWAY_FAULTS.has(response.status)) {
    await noteReason(response)
    throw new AuthError('UNREACHABLE', 'The server could not be reached')
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw refusal(response, answer)
  return answer as Answer
}

/** What the server itself says of a database or a disk that does not work. */
async function noteReason(response: Response | null): Promise<void> {
  const answer = (await response?.json().catch(() => null)) as { code?: string }
  if (answer?.code === UNAVAILABLE) noteAway()
}

function refusal(response: Response, answer: unknown): AuthError {
  const { code = '', message = '' } = (answer ?? {}) as { code?: string; message?: string }
  if (response.status !== TOO_MANY) return new AuthError(code, message)
  const waitS = Number(response.headers.get('x-retry-after')) || USUAL_WAIT_S
  return new AuthError('TOO_MANY_ATTEMPTS', message, waitS)
}
