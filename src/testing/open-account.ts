import type { Context, MemberContext } from '#domain/context.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { createUser } from './create-user.ts'

/** A new account that acts in its own workspace. */
export async function openAccount<Site extends Context>(
  ctx: Site,
  name?: string,
): Promise<Site & MemberContext> {
  return await enterWorkspace(ctx, (await createUser(ctx.db, name)).id)
}
