import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, workspaces } from '#database/schema/index.ts'
import { lockAccount } from './lock-account.ts'

const NOBODY = 'Deleted account'

/** Paid, or money may still come of it, or came otherwise than agreed. */
const IS_KEPT = sql`(state in ('paid', 'pending') or capture_id is not null
  or (order_id is not null and next_check_at is not null))`

/**
 * Moves what the law asks to be kept (purchases, and all that took them back or put them right) from a workspace
 * that is about to go into one that is nobody's and has no name. What its vendor has not decided yet goes along, so
 * that money which comes later is found. Without purchases there is nothing to keep.
 */
export async function keepPurchases(tx: Transaction, workspaceId: string): Promise<void> {
  // As for every booking: the account first.
  await lockAccount(tx, workspaceId)
  const { rows: kept } = await tx.execute<{ id: string; amount: number }>(sql`
    with recursive kept as (
      select id, amount from transactions where workspace_id = ${workspaceId}
        and (kind = 'purchase' or starts_with(cause, 'grant:purchase:'))
      union select about.id, about.amount from transactions about join kept on about.refers_to = kept.id)
    select id, amount from kept`)
  const { rows: bought } = await tx.execute(sql`
    select id from purchases where workspace_id = ${workspaceId} and ${IS_KEPT} for update`)
  if (kept.length === 0 && bought.length === 0) return
  const [place] = await tx.insert(workspaces).values({ name: NOBODY }).returning()
  if (!place) throw new Error('The workspace was not written.')
  const amount = kept.reduce((sum, one) => sum + one.amount, 0)
  await tx.insert(credits).values({ workspaceId: place.id, amount })
  const ids = kept.map(({ id }) => id)
  await tx.execute(sql`
    update transactions set workspace_id = ${place.id} where id = any(${sql.param(ids)}::uuid[])`)
  await tx.execute(sql`
    update purchases set workspace_id = ${place.id}, bought_by = null, next_grant_at = null,
      bill_to = '{"name": "", "address": "", "taxId": ""}'
    where workspace_id = ${workspaceId} and ${IS_KEPT}`)
}
