import { deleteAccount, requestDeletion } from '../account/index.ts'
import { sweepDiscardedFiles } from '../asset/index.ts'
import type { MemberContext, SiteContext } from '../context.ts'
import { accountOfEmail } from './account-of-email.ts'
import { requireOperator } from './require-operator.ts'

/**
 * Has somebody's account deleted as if they had asked for it, or deletes it at once, with its files.
 * @returns when it is going to be deleted; null: it is.
 * @throws DomainError FORBIDDEN to anyone but the operator, NOT_FOUND, and those of requestDeletion
 */
export async function deleteAccountAsOperator(
  ctx: MemberContext & Pick<SiteContext, 'publicUrl'>,
  { email, atOnce }: { email: string; atOnce: boolean },
): Promise<{ deleteAfter: Date | null }> {
  requireOperator(ctx)
  const userId = await accountOfEmail(ctx, email)
  const leaving = { ...ctx, userId }
  const deleteAfter = await requestDeletion(leaving, { sessionId: null, isAtOnce: atOnce })
  if (!atOnce) return { deleteAfter }
  await deleteAccount(ctx, userId)
  await sweepDiscardedFiles(ctx)
  return { deleteAfter: null }
}
