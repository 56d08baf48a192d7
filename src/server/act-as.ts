import type { AnyContractProcedure } from '@orpc/contract'
import type { Context as HttpContext } from 'hono'
import { contract } from '#contract/index.ts'
import { PERMISSIONS } from '#contract/permissions.ts'
import { tell } from '#contract/words/told.ts'
import { requirePermission } from '#domain/actor.ts'
import type { Context, MemberContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requireApiAccess } from '#domain/plans.ts'
import { enterSupportView } from '#domain/support-views.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import type { Identify, Identity } from './identify.ts'
import { refuse } from './refusals.ts'

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
