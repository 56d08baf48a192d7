import { createHash, timingSafeEqual } from 'node:crypto'
import { API_KEY_PREFIX } from '#contract/api-key.ts'
import { SUPPORT_VIEW_COOKIE } from '#contract/support.ts'
import { SHOWN_WORKSPACE_HEADER } from '#contract/shown-workspace.ts'
import type { Database } from '#database/client.ts'
import { findKeyholder, type Keyholder } from '#domain/api-keys.ts'
import { COMMAND_LINE_USER_ID } from '#domain/actor.ts'

/** For paths, headers and cookies: an id, in lower case. */
export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Whose request something is. */
export type Identity = {
  userId: string
  /** Null for whoever has no session that could end. */
  sessionId: string | null
  /** The workspace that the page shows, where it says so. */
  shownWorkspaceId?: string | undefined
  /** The view of somebody else's account that the page says it is in. */
  supportViewId?: string | undefined
  /** A person in their browser, the operator with the data folder's token, or a program with a key. */
  as: 'person' | 'operator' | Keyholder
}

/** Whose request this is; null for a visitor who is not signed in. */
export type Identify = (headers: Headers) => Promise<Identity | null>

/**
 * People come with a session cookie, programs with an API key, the command line with the operator's token
 * from the data folder. A wrong token never falls back to the cookie.
 */
export function identifier(
  db: Database,
  authentication: { identityOf: Identify },
  operatorToken: string,
): Identify {
  return async (headers) => {
    const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
    if (bearer === undefined) {
      const identity = await authentication.identityOf(headers)
      if (identity === null) return null
      const supportViewId = supportViewIn(headers)
      // Whoever looks on sees where the other works.
      return {
        ...identity,
        supportViewId,
        shownWorkspaceId: supportViewId ? undefined : shownIn(headers),
      }
    }
    if (bearer.startsWith(API_KEY_PREFIX)) {
      const keyholder = await findKeyholder(db, bearer)
      return keyholder && { userId: keyholder.userId, sessionId: null, as: keyholder }
    }
    if (!same(bearer, operatorToken)) return null
    return { userId: COMMAND_LINE_USER_ID, sessionId: null, as: 'operator' }
  }
}

const ONE_UUID = new RegExp(`^${UUID}$`)

function shownIn(headers: Headers): string | undefined {
  const shown = headers.get(SHOWN_WORKSPACE_HEADER) ?? ''
  return ONE_UUID.test(shown) ? shown : undefined
}

const SUPPORT_VIEW = new RegExp(`(?:^|; )${SUPPORT_VIEW_COOKIE}=(${UUID})(?:;|$)`)

/** Which view of somebody else's account a page says it is in; whether it may is seen when it acts. */
export function supportViewIn(headers: Headers): string | undefined {
  return SUPPORT_VIEW.exec(headers.get('cookie') ?? '')?.[1]
}

/** Takes equally long wherever the two differ. */
function same(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
