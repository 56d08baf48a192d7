import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { ExportSettings } from '#contract/export.ts'
import {
  accountMails,
  announcementDismissals,
  announcements,
  auditLog,
  authAccount,
  credits,
  directImages,
  invitations,
  memberships,
  messages,
  newsletterSubscriptions,
  purchases,
  rewrites,
  session,
  supportViews,
  transactions,
  uploads,
  user,
  verification,
} from '#database/schema/index.ts'
import { setAvatar } from '#domain/account/profile.ts'
import { createApiKey } from '#domain/api-keys.ts'
import { keepFiles, saveAsset, storeFile } from '#domain/asset/index.ts'
import type { Context, MemberContext } from '#domain/context.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { requestExport, saveExport } from '#domain/exports.ts'
import { claimGeneration } from '#domain/generation/index.ts'
import { deleteMedia } from '#domain/media/index.ts'
import { addNotification } from '#domain/notifications.ts'
import { savePronunciation } from '#domain/pronunciations.ts'
import { createStoryboard, updateStoryboard } from '#domain/storyboard/index.ts'
import { endCall, openCall } from '#domain/vendor-call/index.ts'
import { createWorkspace } from '#domain/workspace/index.ts'
import { AN_IDEA, createWrittenStoryboard } from './create-written-storyboard.ts'
import { makeTake, startTake } from './make-take.ts'
import { openAccount } from './open-account.ts'
import { saveTestImage } from './save-test-image.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * An account with something in every table that can hold something of it: storyboards, files, work that is done
 * and under way, a purchase, a workspace of a team that it has for itself alone, and one in which others go on.
 */
export async function openFullAccount<Site extends Context>(ctx: Site) {
  const account = await openAccount(ctx)
  const email = `${account.userId}@example.com`
  await account.db.update(user).set({ emailVerified: true }).where(eq(user.id, account.userId))
  await fillPerson(account, email)
  await fillWorkspaceOf(account)
  const club = await actIn(account, 'Film club')
  await fillWorkspaceOf(club)
  const others = await openAccount(ctx)
  const team = await actIn(others, 'Team that goes on')
  const { workspaceId } = team
  const editor = { workspaceId, userId: account.userId, role: 'editor' } as const
  await ctx.db.insert(memberships).values(editor)
  const member = { kind: 'member', userId: account.userId, role: 'editor' } as const
  const inTeam = { ...account, workspaceId, actor: member }
  await fillWorkspaceOf(inTeam)
  await sendUpload(inTeam)
  return { account, email, club, team }
}

async function actIn<Site extends MemberContext>(ctx: Site, name: string): Promise<Site> {
  const { id } = await createWorkspace(ctx, { id: randomUUID(), name })
  return { ...ctx, workspaceId: id }
}

async function fillPerson(account: MemberContext, email: string): Promise<void> {
  const { db, userId, workspaceId } = account
  const inADay = sql`now() + interval '1 day'`
  await db.insert(authAccount).values({
    id: randomUUID(),
    accountId: userId,
    providerId: 'credential',
    userId,
    password: 'salt:hash-of-the-password',
  })
  const token = randomUUID()
  await db.insert(session).values({ id: token, token, userId, expiresAt: inADay })
  await db
    .insert(verification)
    .values({ id: randomUUID(), identifier: 'a reset', value: userId, expiresAt: inADay })
  await db.insert(accountMails).values({ userId, kind: 'verify-email' })
  const message = {
    kind: 'contact',
    name: 'Ada',
    email,
    topic: 'Prices',
    text: 'How much?',
  } as const
  await db.insert(messages).values([{ ...message, userId }, message])
  await db.insert(newsletterSubscriptions).values({ email, language: 'en', token: randomUUID() })
  const inviting = await actIn(await openAccount(account), 'Inviting')
  await db
    .insert(invitations)
    .values({ workspaceId: inviting.workspaceId, email, role: 'viewer', expiresAt: inADay })
  await db
    .insert(auditLog)
    .values({ actor: 'operator', action: 'grant-credits', details: { workspaceId } })
  const [said] = await db
    .insert(announcements)
    .values({ kind: 'info', texts: { en: 'Hello' }, endsAt: inADay })
    .returning()
  await db.insert(announcementDismissals).values({ announcementId: String(said?.id), userId })
  await db
    .insert(supportViews)
    .values({ adminId: randomUUID(), userId, reason: 'A clip is missing', endsAt: inADay })
  const picture = await storeFile(account, 'avatars', aFile('image/webp'))
  await db.transaction(async (tx) =>
    setAvatar(tx, userId, await saveAsset(tx, workspaceId, picture)),
  )
}

async function fillWorkspaceOf(account: MemberContext): Promise<void> {
  const { db, workspaceId } = account
  const grant = { workspaceId, amount: 5000, description: 'Test', cause: `grant:${workspaceId}` }
  await grantCredits(db, grant)
  await buy(account)
  const { id, scenes } = await createWrittenStoryboard(account, 2)
  const [first, second] = scenes.map((scene) => scene.id)
  if (!first || !second) throw new Error('The scenes are missing.')
  await saveTestImage(account, first)
  await saveTestImage(account, first)
  await makeTake(account, second, 'voice')
  await callVendor(account, await startTake(account, second, 'image'))
  await createStoryboard(account, { id: randomUUID(), ...AN_IDEA })
  await updateStoryboard(account, { id, title: 'Called something else' })
  await exportVideo(account, id)
  await createApiKey(account, { name: 'Robot', scopes: ['read'], days: null })
  const inAll = { id: randomUUID(), written: 'GIF', spoken: 'jif', language: null }
  await savePronunciation(account, inAll)
  await db.transaction((tx) => addNotification(tx, account, { kind: 'credits-low', available: 1 }))
  await db.insert(invitations).values({
    workspaceId,
    email: `${randomUUID()}@example.com`,
    role: 'viewer',
    expiresAt: sql`now() + interval '1 day'`,
  })
  const [assetId, thumbnailAssetId] = await Promise.all([saved(account), saved(account)])
  await db.insert(directImages).values({ workspaceId, title: 'Beach', assetId, thumbnailAssetId })
  const unwanted = { workspaceId, title: 'Blurred', assetId: await saved(account) }
  const [blurred] = await db.insert(directImages).values(unwanted).returning()
  await deleteMedia(account, { ids: [blurred?.id ?? ''] })
  const asked = { what: 'title', text: 'Beach', language: 'en', said: 'The beach is empty.' }
  const suggestions = ['An empty beach']
  await db.insert(rewrites).values({
    id: randomUUID(),
    workspaceId,
    provider: 'grok:a',
    request: asked,
    suggestions,
  })
  await sendUpload(account)
}

/** A purchase of which a part was given back, and some expired. */
async function buy({ db, workspaceId, userId }: MemberContext): Promise<void> {
  const id = randomUUID()
  const row = (kind: 'purchase' | 'refund' | 'expiry', amount: number) => ({
    workspaceId,
    kind,
    amount,
    description: 'Starter',
    cause: `${kind}:${id}`,
  })
  await db.insert(purchases).values({
    id,
    workspaceId,
    boughtBy: userId,
    packageId: 'annual-basic',
    credits: 500,
    months: 12,
    priceCents: 5000,
    refundedCents: 1000,
    method: 'test',
    state: 'paid',
    billTo: { name: 'Film club', address: '', taxId: '' },
    paidAt: sql`now()`,
  })
  const [purchase] = await db.insert(transactions).values(row('purchase', 500)).returning()
  const refersTo = purchase?.id ?? ''
  await db.insert(transactions).values([
    { ...row('refund', -100), refersTo },
    { ...row('expiry', -50), refersTo },
  ])
  await db
    .update(credits)
    .set({ amount: sql`${credits.amount} + 350` })
    .where(eq(credits.workspaceId, workspaceId))
}

/** A vendor has refused it, and its worker does not know what to do. */
async function callVendor(account: MemberContext, { id }: { id: string }): Promise<void> {
  const workerId = randomUUID()
  const generation = await claimGeneration(account, id, workerId)
  const room = await openCall(account, account.models.chosen('illustrator'), {
    generation,
    workerId,
  })
  if (!('callId' in room)) throw new Error('There is no room for the call.')
  await endCall(account, room.callId, { state: 'refused', reason: 'No.' })
}

async function exportVideo(account: MemberContext, storyboardId: string): Promise<void> {
  const settings = ExportSettings.parse({ musicMood: null })
  const { generation } = await requestExport(account, { storyboardId, ...settings })
  const claimed = await claimGeneration(account, generation.id, randomUUID())
  if (!claimed) throw new Error('The export could not be claimed.')
  await saveExport(account, claimed, await storeFile(account, 'exports', aFile('video/mp4')))
}

async function saved(account: MemberContext): Promise<string> {
  const file = await storeFile(account, 'library', aFile('image/png'))
  return await account.db.transaction((tx) => saveAsset(tx, account.workspaceId, file))
}

/** An upload that nobody has checked yet. */
async function sendUpload(account: MemberContext): Promise<void> {
  const { db, workspaceId, userId } = account
  const { storageKey } = await storeFile(account, 'uploads', aFile('image/png'))
  await db.transaction(async (tx) => {
    await keepFiles(tx, [storageKey])
    await tx.insert(uploads).values({
      id: randomUUID(),
      workspaceId,
      sentBy: userId,
      purpose: 'library',
      fileName: 'beach.png',
      storageKey,
    })
  })
}

function aFile(contentType: string) {
  const path = join(temporaryFolder(), 'made.bin')
  writeFileSync(path, randomUUID())
  return { path, contentType, thumbnailPath: path }
}
