import { and, eq, sql } from 'drizzle-orm'
import type { Rewrite, RewriteWish } from '#contract/rewrite.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { rewrites } from '#database/schema/index.ts'
import type { RewriteRequest } from '#providers/writer/writer-provider.ts'
import { limitAttempts } from './attempts.ts'
import type { Context, WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { keptFailure, lockStoryboard, type StoryboardRow } from './generation/index.ts'
import { lockScene, readScenes, requireOpen } from './scene/index.ts'

/** More than somebody reads, less than would be felt on a vendor's bill; it is part of what a storyboard costs. */
const HOURLY_MAX = 60
const HOUR_S = 3600

type SceneWish = { id: string; sceneId: string; wish: RewriteWish; ownWish: string }

/**
 * Has a language model say a scene otherwise; nothing is changed by it. Asked twice under one id, it is asked once.
 * @throws DomainError NOT_FOUND, INVALID_INPUT, NOTHING_TO_GENERATE, REFUSED_IN_THIS_STATE when the storyboard is
 *   complete or no model can, TOO_MANY_REQUESTS
 */
export async function rewriteScene(ctx: WorkspaceContext, input: SceneWish): Promise<Rewrite> {
  const { id, sceneId, wish, ownWish } = input
  if (wish === 'own' && !ownWish) throw new DomainError('INVALID_INPUT', tell('wish-missing'))
  return await ask(ctx, id, async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, sceneId)
    requireOpen(storyboard)
    const text = scene.voiceOverText.trim()
    if (!text) throw new DomainError('NOTHING_TO_GENERATE', tell('nothing-to-rewrite'))
    const all = await readScenes(tx, storyboard.id)
    const at = all.findIndex((one) => one.id === sceneId)
    const { durationMs: sceneMs } = scene
    const around = { before: saidIn(all[at - 1]), after: saidIn(all[at + 1]) }
    return { what: 'scene', text, wish, ownWish, language: storyboard.language, sceneMs, ...around }
  })
}

/** Has a language model find other titles; nothing is changed by it. @throws DomainError as rewriteScene */
export async function findTitles(
  ctx: WorkspaceContext,
  { id, storyboardId }: { id: string; storyboardId: string },
): Promise<Rewrite> {
  return await ask(ctx, id, async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, storyboardId)
    requireOpen(storyboard)
    return { what: 'title', ...titleOf(storyboard), said: await allSaid(tx, storyboard) }
  })
}

function titleOf({ title, language }: StoryboardRow) {
  return { text: title, language }
}

async function allSaid(tx: Transaction, { id }: StoryboardRow): Promise<string> {
  return (await readScenes(tx, id)).map(saidIn).filter(Boolean).join('\n')
}

function saidIn(scene: { voiceOverText: string } | undefined): string {
  return scene?.voiceOverText.trim() ?? ''
}

async function ask(
  ctx: WorkspaceContext,
  id: string,
  read: (tx: Transaction) => Promise<RewriteRequest>,
): Promise<Rewrite> {
  const { workspaceId } = ctx
  const isThis = eq(rewrites.id, id)
  const before = await ctx.db.query.rewrites.findFirst({ where: isThis })
  if (before) return presentOwn(ctx, before)
  await limitAttempts(ctx.db, {
    action: 'rewrite',
    network: workspaceId,
    max: HOURLY_MAX,
    windowS: HOUR_S,
  })
  return await ctx.db.transaction(async (tx) => {
    const request = await read(tx)
    const { name: provider, builtIn } = ctx.models.chosen('writer')
    if (builtIn) throw new DomainError('REFUSED_IN_THIS_STATE', tell('rewriting-needs-model'))
    const row = { id, workspaceId, provider, request }
    const [asked] = await tx.insert(rewrites).values(row).onConflictDoNothing().returning()
    if (asked) await ctx.queue.enqueue(tx, 'suggest-words', [{ id, payload: { rewriteId: id } }])
    const found = asked ?? (await tx.query.rewrites.findFirst({ where: isThis }))
    if (!found) throw new DomainError('NOT_FOUND')
    return presentOwn(ctx, found)
  })
}

function presentOwn(ctx: WorkspaceContext, row: typeof rewrites.$inferSelect): Rewrite {
  if (row.workspaceId !== ctx.workspaceId) throw new DomainError('NOT_FOUND')
  return presentRewrite(row)
}

/** @throws DomainError NOT_FOUND */
export async function getRewrite(ctx: WorkspaceContext, { id }: { id: string }): Promise<Rewrite> {
  const [row] = await ctx.db
    .select()
    .from(rewrites)
    .where(and(eq(rewrites.id, id), eq(rewrites.workspaceId, ctx.workspaceId)))
  if (!row) throw new DomainError('NOT_FOUND')
  return presentRewrite(row)
}

type RewriteEnding = { state: 'ready'; suggestions: string[] } | { state: 'failed'; failure: Told }

/** What is still to be suggested. */
export async function findAskedRewrite(ctx: Context, id: string): Promise<RewriteRow | undefined> {
  return await ctx.db.query.rewrites.findFirst({ where: isAsked(id) })
}

/** Ends the asking. Of two workers that did it the first counts. */
export async function endRewrite(ctx: Context, id: string, ending: RewriteEnding): Promise<void> {
  const end =
    ending.state === 'ready' ? ending : { ...ending, failure: keptFailure(ending.failure) }
  await ctx.db.update(rewrites).set(end).where(isAsked(id))
}

/** Suggestions that nobody took within a day are nobody's business any more. */
export async function forgetRewrites({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.delete(rewrites).where(sql`${rewrites.createdAt} < now() - interval '1 day'`)
}

function isAsked(id: string) {
  return and(eq(rewrites.id, id), eq(rewrites.state, 'asked'))
}

type RewriteRow = typeof rewrites.$inferSelect

/** Longer than two calls of the slowest model take; after this its worker died. */
const LOST_AFTER_MS = 13 * 60_000

/** What leaves the server. What was lost on the way says so. */
function presentRewrite({ id, state, suggestions, failure, createdAt }: RewriteRow): Rewrite {
  const isLost = state === 'asked' && Date.now() - createdAt.getTime() > LOST_AFTER_MS
  if (isLost) return { id, state: 'failed', suggestions: [], failure: tell('rewrite-failed') }
  return { id, state, suggestions, failure }
}
