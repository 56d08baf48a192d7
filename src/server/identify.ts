import { createHash, timingSafeEqual } from 'node:crypto'
import { COMMAND_LINE_USER_ID } from '#domain/operator/index.ts'
import type { Authentication } from './authentication.ts'
import type { Identity } from './identity.ts'

/** Whose request this is; null for a visitor who is not signed in. */
export type Identify = (headers: Headers) => Promise<Identity | null>

/**
 * People come with a session cookie, the command line with the operator's token from the data folder.
 * A wrong token never falls back to the cookie.
 */
export function identifier(authentication: Authentication, operatorToken: string): Identify {
  return async (headers) => {
    const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
    if (bearer === undefined) return await authentication.identityOf(headers)
    return same(bearer, operatorToken)
      ? { userId: COMMAND_LINE_USER_ID, isOperator: true, sessionId: null }
      : null
  }
}

/** Takes equally long wherever the two differ. */
function same(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
