import { and, eq, gt, inArray } from 'drizzle-orm'
import { ExportSettings } from '#contract/export.ts'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { generations, memberships, profiles } from '#database/schema/index.ts'
import { type Actor, SYSTEM } from '../actor.ts'
import { recordAudit } from '../audit.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { startExport } from '../exports.ts'
import { cancelAnyones, type GenerationRow, startOneOnce } from '../generation/index.ts'
import { requireAdmin } from '../require-admin.ts'
import { lockScene, startTracks } from '../scene/index.ts'

/** Of which there may be only one at a time, and which a later one makes needless. */
const MADE_OR_MAKING = ['queued', 'running', 'waiting', 'succeeded'] as const

/**
 * Stops what anybody has under way, free of charge; whoever started it is told who did it.
 * @throws DomainError FORBIDDEN, NOT_FOUND, REFUSED_IN_THIS_STATE when it has ended already
 */
export async function stopJob(ctx: WorkspaceContext, { id }: { id: string }): Promise<void> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    const stopped = await cancelAnyones(ctx, tx, id, tell('stopped-by-admin'))
    await recordAudit(tx, ctx.actor, 'stop-job', factsOf(stopped))
  })
}

/**
 * Has what failed made once more for whoever started it, as it is asked for now, with the same model or another.
 * Its credits were given back; what is held now is at most what was held then. Asked again, it starts nothing more.
 * @throws DomainError FORBIDDEN, NOT_FOUND, REFUSED_IN_THIS_STATE for what did not fail, was made since or is of
 * another kind, PRICE_CHANGED where the model costs more, and those of startTracks
 */
export async function retryJob(
  ctx: WorkspaceContext,
  { id, model }: { id: string; model?: string | undefined },
): Promise<void> {
  requireAdmin(ctx)
  const job = await findJob(ctx.db, id)
  const acting = { ...ctx, workspaceId: job.workspaceId, actor: await starterOf(ctx.db, job) }
  const asked = { operation: 'monitor/retry', requestId: id, input: { id } }
  await startOneOnce(acting, asked, async (tx) => {
    const started = await startAgain(acting, tx, job, model)
    await recordAudit(tx, ctx.actor, 'retry-job', { ...factsOf(job), model: model ?? null })
    return started
  })
}

async function startAgain(
  acting: WorkspaceContext,
  tx: Transaction,
  job: GenerationRow,
  model: string | undefined,
): Promise<Generation> {
  const { kind, sceneId, storyboardId, provider, price } = job
  if (job.state !== 'failed') throw refused()
  if (kind === 'export' && storyboardId) {
    const settings = ExportSettings.parse(job.request)
    return (await startExport(acting, tx, storyboardId, settings)).generation
  }
  if (!isTrack(kind) || !sceneId) throw refused()
  const { scene, storyboard } = await lockScene(acting, tx, sceneId)
  if (await isMadeSince(tx, job)) throw refused()
  const track = { kind, scene, model: model ?? provider ?? undefined }
  const [started] = await startTracks(acting, tx, storyboard, [track], price)
  if (!started) throw new Error('Nothing was started.')
  return started
}

/** Nobody pays for what they have made again themselves. */
async function isMadeSince(tx: Transaction, { sceneId, kind, createdAt }: GenerationRow) {
  const later = and(
    eq(generations.sceneId, sceneId ?? ''),
    eq(generations.kind, kind),
    gt(generations.createdAt, createdAt),
    inArray(generations.state, MADE_OR_MAKING),
  )
  return (await tx.$count(generations, later)) > 0
}

async function findJob(db: Database, id: string): Promise<GenerationRow> {
  const [job] = await db.select().from(generations).where(eq(generations.id, id))
  if (!job) throw new DomainError('NOT_FOUND')
  return job
}

/** It stays theirs: they are told how it ends. Of whoever works there no more it is nobody's. */
async function starterOf(db: Database, { startedBy, workspaceId }: GenerationRow): Promise<Actor> {
  const [starter] = await db
    .select({ userId: memberships.userId, role: memberships.role, ofSite: profiles.role })
    .from(memberships)
    .innerJoin(profiles, eq(profiles.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, startedBy ?? '')))
  if (!starter) return SYSTEM
  const { userId, role, ofSite } = starter
  return { kind: 'member', userId, role, isAdmin: ofSite === 'admin' }
}

function factsOf({ id, kind, storyboardId, startedBy }: GenerationRow): Record<string, unknown> {
  return { id, kind, storyboardId, userId: startedBy }
}

function isTrack(kind: GenerationRow['kind']): kind is TrackKind {
  return kind === 'voice' || kind === 'image' || kind === 'clip'
}

function refused(): DomainError {
  return new DomainError('REFUSED_IN_THIS_STATE', tell('not-tried-again'))
}
