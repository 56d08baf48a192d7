import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import {
  assets,
  memberships,
  profiles,
  scenes,
  session,
  storyboards,
  transactions,
  uploads,
  workspaces,
} from '#database/schema/index.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import { filesIn } from '#testing/files-in.ts'
import { openFullAccount } from '#testing/full-account.ts'
import { openAccount } from '#testing/open-account.ts'
import { rowsNaming, tablesOfAccounts } from '#testing/rows-naming.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestContext } from '#testing/test-context.ts'
import { sweepDiscardedFiles } from '../asset/index.ts'
import { checkLedger } from '../credit/index.ts'
import { deleteAccount, deleteDueAccounts } from './index.ts'
import { keepAccount } from './request-deletion.ts'

type Full = Awaited<ReturnType<typeof installation>>['leaving']

/** Two accounts with all that an account can have. */
async function installation() {
  const folder = temporaryFolder()
  const ctx = { ...(await createTestContext()), storage: createFileSystemStorage(folder) }
  const leaving = await openFullAccount(ctx)
  const staying = await openFullAccount(ctx)
  return { ctx, folder, leaving, staying }
}

async function makeDue(db: Database, userId: string): Promise<void> {
  await db
    .update(profiles)
    .set({ deleteAfter: sql`now() - interval '1 second'` })
    .where(eq(profiles.id, userId))
}

/** Everything by which an account, its workspaces and what is in them are known. */
async function namesOf(db: Database, { account, email, club }: Full): Promise<string[]> {
  const places = [account.workspaceId, club.workspaceId]
  const boards = await db
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(inArray(storyboards.workspaceId, places))
  const boardIds = boards.map(({ id }) => id)
  const parts = await db
    .select({ id: scenes.id })
    .from(scenes)
    .where(inArray(scenes.storyboardId, boardIds))
  const files = await db.select().from(assets).where(inArray(assets.workspaceId, places))
  const ids = [...parts, ...files].map(({ id }) => id)
  return [account.userId, email, ...places, ...boardIds, ...ids]
}

async function keysOf(db: Database, { account, club }: Full): Promise<string[]> {
  const places = [account.workspaceId, club.workspaceId]
  const files = await db.select().from(assets).where(inArray(assets.workspaceId, places))
  const sent = await db.select().from(uploads).where(eq(uploads.sentBy, account.userId))
  return [
    ...files.flatMap(({ storageKey, thumbnail }) => [storageKey, thumbnail?.storageKey ?? []]),
    ...sent.map(({ storageKey }) => storageKey),
  ].flat()
}

/** A database whose process is killed before the transaction after so many. */
function dyingAfter(db: Database, transactions: number): Database {
  let begun = 0
  const transaction: Database['transaction'] = (...args) => {
    if (begun >= transactions) return Promise.reject(new Error('The process was killed.'))
    begun += 1
    return db.transaction(...args)
  }
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Each in a workspace without a name and without members, with what was taken back of it. */
async function expectKeptPurchases(db: Database): Promise<void> {
  const kept = await db.select().from(workspaces).where(eq(workspaces.name, 'Deleted account'))
  expect(kept.map(({ personalOf }) => personalOf)).toEqual([null, null])
  for (const { id } of kept) {
    const rows = await db
      .select()
      .from(transactions)
      .where(eq(transactions.workspaceId, id))
      .orderBy(transactions.kind)
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['expiry', -50],
      ['purchase', 500],
      ['refund', -100],
    ])
    expect(await db.$count(memberships, eq(memberships.workspaceId, id))).toBe(0)
  }
}

test('a deleted account leaves no row and no file, and another account is as it was', async () => {
  const { ctx, folder, leaving, staying } = await installation()
  const { db } = ctx
  const names = await namesOf(db, leaving)
  const keys = await keysOf(db, leaving)
  const files = filesIn(folder)
  // The test's account has something in every table that can hold something of an account.
  const isNamed = Object.keys(await rowsNaming(db, names))
  expect(isNamed).toEqual(expect.arrayContaining(await tablesOfAccounts(db)))
  expect(files).toEqual(expect.arrayContaining(keys.filter((key) => key.includes('/'))))
  const stayingNames = await namesOf(db, staying)
  const before = await rowsNaming(db, stayingNames)

  await makeDue(db, leaving.account.userId)
  await deleteDueAccounts(ctx)
  // What the operator did stays told; it names a workspace that is no more.
  expect(Object.keys(await rowsNaming(db, names))).toEqual(['audit_log'])
  expect(await rowsNaming(db, stayingNames)).toEqual(before)
  await sweepDiscardedFiles(ctx)
  expect(filesIn(folder)).toEqual(files.filter((name) => !keys.includes(name)))
  expect(await checkLedger(db)).toEqual([])
  await expectKeptPurchases(db)
  expect(await deleteAccount(ctx, leaving.account.userId)).toBe(false)
})

test('a deletion that is cut off between any two steps is completed by the next', async () => {
  const { ctx, folder, leaving, staying } = await installation()
  const { db } = ctx
  const names = await namesOf(db, leaving)
  const keys = await keysOf(db, leaving)
  const stayingNames = await namesOf(db, staying)
  const before = await rowsNaming(db, stayingNames)
  await makeDue(db, leaving.account.userId)
  const { userId } = leaving.account
  let cuts = 0
  while (!(await deletedBefore(cuts))) {
    cuts += 1
    expect(await checkLedger(db)).toEqual([])
  }
  expect(cuts).toBeGreaterThan(5)
  expect(Object.keys(await rowsNaming(db, names))).toEqual(['audit_log'])
  expect(await rowsNaming(db, stayingNames)).toEqual(before)
  await sweepDiscardedFiles(ctx)
  expect(filesIn(folder).filter((name) => keys.includes(name))).toEqual([])

  async function deletedBefore(transactions: number): Promise<boolean> {
    const dying = { ...ctx, db: dyingAfter(db, transactions) }
    return await deleteAccount(dying, userId).catch((error: Error) => {
      expect(error.message).toBe('The process was killed.')
      return false
    })
  }
})

test('a team goes on without the one who left, and never without an owner', async () => {
  const { ctx, leaving, staying } = await installation()
  const { db } = ctx
  const { team, account } = leaving
  const place = eq(memberships.workspaceId, team.workspaceId)
  const { userId: heir } = staying.account
  // The founder has left meanwhile, and only an editor and a viewer came after.
  await db.update(memberships).set({ role: 'owner' }).where(eq(memberships.userId, account.userId))
  await db.delete(memberships).where(eq(memberships.userId, team.userId))
  await db
    .insert(memberships)
    .values({ workspaceId: team.workspaceId, userId: heir, role: 'editor' })
  const boards = await db.$count(storyboards, eq(storyboards.workspaceId, team.workspaceId))
  await makeDue(db, leaving.account.userId)
  await deleteDueAccounts(ctx)
  const members = await db.select().from(memberships).where(place)
  expect(members).toMatchObject([{ userId: heir, role: 'owner' }])
  expect(await db.$count(storyboards, eq(storyboards.workspaceId, team.workspaceId))).toBe(boards)
  expect(await checkLedger(db)).toEqual([])
})

test('an account whose day has not come is left alone, and so is one that is kept', async () => {
  const ctx = await createTestContext()
  const { db } = ctx
  const [kept, waiting] = [await openAccount(ctx), await openAccount(ctx)]
  const token = 'of-the-one-who-keeps'
  const expiresAt = sql`now() + interval '1 day'`
  await db.insert(session).values({ id: token, token, userId: kept.userId, expiresAt })
  await makeDue(db, kept.userId)
  await keepAccount(kept)
  await db
    .update(profiles)
    .set({ deleteAfter: sql`now() + interval '1 day'` })
    .where(eq(profiles.id, waiting.userId))
  await deleteDueAccounts(ctx)
  expect(await deleteAccount(ctx, kept.userId)).toBe(false)
  expect(await db.$count(session)).toBe(1)
  expect(await db.$count(profiles)).toBe(2)
  // It has begun.
  await expect(keepAccount(waiting)).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
})
