import { and, asc, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { faultText } from '#database/faults.ts'
import {
  assets,
  credits,
  directImages,
  invitations,
  memberships,
  storyboards,
  uploads,
  workspaces,
} from '#database/schema/index.ts'
import { SYSTEM } from './actor.ts'
import { discardAssets, discardFiles } from './asset/index.ts'
import type { Context, MemberContext } from './context.ts'
import { lockAccount } from './credit/index.ts'
import { DomainError } from './domain-error.ts'
import { cancelInWorkspace, isVendorAtWork } from './generation/index.ts'
import { deleteStoryboard } from './storyboard/index.ts'
import { DELETED_TEAM, endMembership, lockMembers } from './workspace/index.ts'

/**
 * Deletes a team's workspace with all that is in it, as it goes with an account. At once all of its members are back in
 * their own, and what is being made is cancelled; `removeLeftWorkspaces` removes the rest, however much it is.
 * @throws DomainError REFUSED_IN_THIS_STATE for a personal one, FORBIDDEN to who is no owner, INVALID_INPUT when the name is another
 */
export async function deleteWorkspace(
  ctx: MemberContext,
  { name }: { name: string },
): Promise<void> {
  const { workspaceId, userId } = ctx
  await ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, workspaceId)
    await requireTeam(tx, workspaceId, name)
    const own = members.find((member) => member.userId === userId)
    if (own?.role !== 'owner') throw new DomainError('FORBIDDEN')
    // Nobody may come back into it by one.
    await tx.delete(invitations).where(eq(invitations.workspaceId, workspaceId))
    await tx.update(workspaces).set({ name: DELETED_TEAM }).where(eq(workspaces.id, workspaceId))
    for (const member of members) await endMembership(tx, workspaceId, member.userId)
  })
  await cancelInWorkspace(ctx, workspaceId)
}

/**
 * Removes the teams that were deleted: files are given up, purchases are kept without names. Cut off between
 * any two steps, or put off while a vendor is at work for one, it goes on when it is called again.
 */
export async function removeLeftWorkspaces(ctx: Context): Promise<void> {
  const ofIt = eq(memberships.workspaceId, workspaces.id)
  const left = await ctx.db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(
      and(
        isNull(workspaces.personalOf),
        // What keeps purchases is nobody's, too, and has a name.
        eq(workspaces.name, DELETED_TEAM),
        notExists(ctx.db.select({ one: sql`1` }).from(memberships).where(ofIt)),
      ),
    )
  for (const { id } of left) {
    // The others shall not wait for it.
    await removeWorkspace(ctx, id).catch((error: unknown) => {
      console.error(`The deleted team ${id} is not removed yet: ${faultText(error)}`)
    })
  }
}

async function requireTeam(tx: Transaction, id: string, name: string): Promise<void> {
  const [team] = await tx
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, id), isNull(workspaces.personalOf)))
  if (!team) throw new DomainError('REFUSED_IN_THIS_STATE', tell('workspace-is-personal'))
  if (team.name !== name.trim())
    throw new DomainError('INVALID_INPUT', tell('workspace-name-differs'))
}

const ASSETS_AT_ONCE = 1000

/**
 * Removes a workspace with all that is in it but its purchases, and gives up the files. Much of it goes before, a
 * storyboard at a time; the last transaction takes whatever is there then, so that nothing that is begun meanwhile
 * stays behind. Done again, it goes on where it was.
 * @param also what goes in that transaction, too.
 * @returns false when it has to be done again later: a vendor is still at work for it, and is stopped or looked up by
 * what is written down of its work, which would go, too.
 */
export async function removeWorkspace(
  ctx: Context,
  workspaceId: string,
  also: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  await cancelInWorkspace(ctx, workspaceId)
  const written = await ctx.db
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(eq(storyboards.workspaceId, workspaceId))
  for (const { id } of written) await deleteIfThere(ctx, workspaceId, id)
  return await ctx.db.transaction(async (tx) => {
    if (!(await removeRest(tx, workspaceId))) return false
    await also(tx)
    return true
  })
}

async function deleteIfThere(ctx: Context, workspaceId: string, id: string): Promise<void> {
  await deleteStoryboard({ ...ctx, workspaceId, actor: SYSTEM }, { id }).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
  })
}

async function removeRest(tx: Transaction, workspaceId: string): Promise<boolean> {
  await tx
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(eq(storyboards.workspaceId, workspaceId))
    .orderBy(asc(storyboards.id))
    .for('update')
  // From here on nothing new can be written into it.
  const [found] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  // Somebody else was faster.
  if (!found) return true
  if (await isVendorAtWork(tx, workspaceId)) return false
  await discardUploads(tx, workspaceId)
  // What shows a file goes before the file.
  await tx.delete(directImages).where(eq(directImages.workspaceId, workspaceId))
  await tx.delete(storyboards).where(eq(storyboards.workspaceId, workspaceId))
  const files = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(eq(assets.workspaceId, workspaceId))
  for (let from = 0; from < files.length; from += ASSETS_AT_ONCE) {
    const some = files.slice(from, from + ASSETS_AT_ONCE)
    await discardAssets(
      tx,
      some.map(({ id }) => id),
    )
  }
  await keepPurchases(tx, workspaceId)
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId))
  return true
}

async function discardUploads(tx: Transaction, workspaceId: string): Promise<void> {
  const sent = await tx.delete(uploads).where(eq(uploads.workspaceId, workspaceId)).returning()
  await discardFiles(tx, unchecked(sent))
}

/** Of uploads that have ended, the file as it was sent is given up already. */
export function unchecked(sent: (typeof uploads.$inferSelect)[]): string[] {
  return sent.filter(({ endedAt }) => endedAt === null).map(({ storageKey }) => storageKey)
}

const others = alias(memberships, 'others')

/** The workspaces that are an account's alone, and go with it: its personal one, and those in which nobody else works. */
export async function ownWorkspaces({ db }: Context, userId: string): Promise<string[]> {
  const isOther = and(eq(others.workspaceId, workspaces.id), ne(others.userId, userId))
  const isAlone = notExists(db.select({ one: sql`1` }).from(others).where(isOther))
  const rows = await db
    .selectDistinct({ id: workspaces.id })
    .from(workspaces)
    .leftJoin(memberships, eq(memberships.workspaceId, workspaces.id))
    .where(or(eq(workspaces.personalOf, userId), and(eq(memberships.userId, userId), isAlone)))
    .orderBy(asc(workspaces.id))
  return rows.map(({ id }) => id)
}

const NOBODY = 'Deleted account'

/** Paid, or money may still come of it, or came otherwise than agreed. */
const IS_KEPT = sql`(state in ('paid', 'pending') or capture_id is not null
  or (order_id is not null and next_check_at is not null))`

/**
 * Moves what the law asks to be kept (purchases, and all that took them back or put them right) from a workspace
 * that is about to go into one that is nobody's and has no name. What its vendor has not decided yet goes along, so
 * that money which comes later is found. Without purchases there is nothing to keep.
 */
async function keepPurchases(tx: Transaction, workspaceId: string): Promise<void> {
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
