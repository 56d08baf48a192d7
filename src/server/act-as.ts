import type { Context, MemberContext } from '#domain/context.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import type { Identity } from './identity.ts'

/** What verbs are called with on behalf of whoever a request came from. */
export async function actAs<Site extends Context>(
  ctx: Site,
  { userId, as }: Identity,
): Promise<Site & MemberContext> {
  if (typeof as === 'object') return { ...ctx, ...as }
  const entered = await enterWorkspace(ctx, userId)
  return as === 'operator' ? { ...entered, actor: { kind: 'operator' } } : entered
}
