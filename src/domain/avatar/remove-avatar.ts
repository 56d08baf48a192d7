import { announceMedia } from '../announce.ts'
import type { AccountContext } from '../context.ts'
import { setAvatar } from './set-avatar.ts'

export async function removeAvatar(ctx: AccountContext): Promise<{ avatarUrl: null }> {
  await ctx.db.transaction(async (tx) => {
    await setAvatar(tx, ctx.userId, null)
    await announceMedia(tx, ctx.userId, null)
  })
  return { avatarUrl: null }
}
