import { createHash, timingSafeEqual } from 'node:crypto'
import type { AnyContractProcedure } from '@orpc/contract'
import type { Context as HttpContext } from 'hono'
import { API_KEY_PREFIX } from '#contract/api-key.ts'
import { contract } from '#contract/index.ts'
import { PERMISSIONS } from '#contract/permissions.ts'
import { SHOWN_WORKSPACE_HEADER } from '#contract/shown-workspace.ts'
import { SUPPORT_VIEW_COOKIE } from '#contract/support.ts'
import { tell } from '#contract/words/told.ts'
import type { Database } from '#database/client.ts'
import { COMMAND_LINE_USER_ID, requirePermission } from '#domain/actor.ts'
import { findKeyholder, type Keyholder } from '#domain/api-keys.ts'
import type { Context, MemberContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requireApiAccess } from '#domain/plans.ts'
import { enterSupportView } from '#domain/support-views.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { refuse } from './refusals.ts'

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

/** These tell a page that its account went on in another workspace elsewhere. */
const OF_THE_ACCOUNT = ['account/get', 'workspace/list']

/**
 * What a verb is called with on behalf of whoever a request came from. A page acts in the workspace that it shows,
 * so that a press in a window that has not heard of a switch yet is paid for where it was made.
 * @param operation its line in `PERMISSIONS`
 * @throws DomainError FORBIDDEN; NOT_FOUND for a change in a workspace in which they work no more
 */
export async function actAs<Site extends Context>(
  ctx: Site,
  identity: Identity,
  operation: string,
): Promise<Site & MemberContext> {
  const acting = await enter(ctx, identity, operation)
  requirePermission(acting.actor, operation)
  return acting
}

async function enter<Site extends Context>(
  ctx: Site,
  { userId, as, supportViewId, shownWorkspaceId }: Identity,
  operation: string,
): Promise<Site & MemberContext> {
  if (typeof as === 'object') {
    const holder = { ...ctx, ...as }
    await requireApiAccess(holder)
    return holder
  }
  const shown = OF_THE_ACCOUNT.includes(operation) ? undefined : shownWorkspaceId
  const entered = await enterWorkspace(ctx, userId, shown)
  if (shown !== undefined && entered.workspaceId !== shown && isChange(operation)) {
    throw new DomainError('NOT_FOUND', tell('workspace-not-found'))
  }
  if (as === 'operator') return { ...entered, actor: { kind: 'operator' } }
  return supportViewId === undefined ? entered : await enterSupportView(entered, supportViewId)
}

/** What is only read is read where they work instead; everything else was meant for the workspace that was shown. */
function isChange(operation: string): boolean {
  const isOfTheWorkspace = typeof PERMISSIONS[operation] === 'object'
  return operation === 'workspace/leave' || (isOfTheWorkspace && !READS.has(operation))
}

const READS = new Set([
  'files/read',
  ...Object.entries(contract).flatMap(([noun, operations]) =>
    Object.entries<AnyContractProcedure>(operations)
      .filter(([, procedure]) => procedure['~orpc'].route.method === 'GET')
      .map(([verb]) => `${noun}/${verb}`),
  ),
])

/** Answers whoever is signed in, outside of the contract's operations; a refusal is said in their words.
 * @param operation its line in `PERMISSIONS`
 */
export async function answerAccount(
  c: HttpContext,
  context: Context,
  identify: Identify,
  operation: string,
  answer: (ctx: MemberContext) => Promise<Response>,
): Promise<Response> {
  try {
    const identity = await identify(c.req.raw.headers)
    if (!identity) throw new DomainError('UNAUTHENTICATED')
    return await answer(await actAs(context, identity, operation))
  } catch (error) {
    if (error instanceof DomainError) return refuse(c, error)
    throw error
  }
}
