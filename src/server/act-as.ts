import type { Context, MemberContext } from '#domain/context.ts'
import { requireApiAccess } from '#domain/plans.ts'
import { enterSupportView } from '#domain/support/index.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import type { Identity } from './identity.ts'

/** What verbs are called with on behalf of whoever a request came from. */
export async function actAs<Site extends Context>(
  ctx: Site,
  { userId, as, supportViewId }: Identity,
): Promise<Site & MemberContext> {
  if (typeof as === 'object') {
    const holder = { ...ctx, ...as }
    await requireApiAccess(holder)
    return holder
  }
  const entered = await enterWorkspace(ctx, userId)
  if (as === 'operator') return { ...entered, actor: { kind: 'operator' } }
  return supportViewId === undefined ? entered : await enterSupportView(entered, supportViewId)
}
