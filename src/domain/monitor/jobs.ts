import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { ExportSettings } from '#contract/export.ts'
import type { Generation } from '#contract/generation.ts'
import type { JobState, MonitoredJob, Period } from '#contract/monitor.ts'
import type { TrackKind } from '#contract/scene.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { generations, memberships, profiles } from '#database/schema/index.ts'
import { type Actor, requireAdmin, SYSTEM } from '../actor.ts'
import { recordAudit } from '../audit.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { startExport } from '../exports.ts'
import { cancelAnyones, type GenerationRow, KINDS, startOneOnce } from '../generation/index.ts'
import { containsWords } from '../page.ts'
import { lockScene, startTracks } from '../scene/index.ts'
import { slotsOf } from './get-monitor.ts'

const SHOWN_MAX = 50

/** In the order in which they are listed. */
const STATES: Record<JobState, SQL> = {
  failed: sql`generations.state = 'failed'`,
  running: sql`generations.state in ('running', 'waiting')`,
  waiting: sql`generations.state = 'queued'`,
}

/** Of a scene or a video that is still there, open and not made since. */
const CAN_RETRY = sql`(${STATES.failed} and case when generations.kind = 'export' then storyboards.id is not null
  else generations.kind in ('voice', 'image', 'clip') and scenes.id is not null and scenes.removed_at is null
    and storyboards.status <> 'complete' and not exists (select from generations later
      where later.scene_id = generations.scene_id and later.kind = generations.kind
        and later.created_at > generations.created_at and later.state not in ('failed', 'cancelled')) end)`

type Wish = { period: Period; state?: JobState | undefined; search?: string | undefined }

type Row = {
  id: string
  kind: MonitoredJob['kind']
  state: JobState
  scene_number: number | null
  title: string | null
  person: string | null
  provider: string | null
  progress: number
  since: string
  failure: Told | null
  held: number | null
  hold_state: 'open' | 'settled' | 'released' | null
  is_retried: boolean
  can_retry: boolean
}

/**
 * What failed in the period, the latest first, then what is under way and what waits, the oldest first; each says
 * what became of its credits.
 * @throws DomainError FORBIDDEN
 */
export async function listJobs(ctx: WorkspaceContext, { period, state, search = '' }: Wish) {
  requireAdmin(ctx)
  const { since } = slotsOf(period)
  const folded = sql`fold_for_search(concat_ws(' ', coalesce(profiles.full_name, ''), storyboards.title, generations.provider))`
  const words = containsWords(folded, search)
  const isWanted = sql.join([sql`true`, ...words], sql` and `)
  const found = sql`
    from generations
      left join storyboards on storyboards.id = generations.storyboard_id
      left join scenes on scenes.id = generations.scene_id
      left join workspaces on workspaces.id = generations.workspace_id
      left join profiles on profiles.id = coalesce(generations.started_by, workspaces.personal_of)
      left join holds on holds.generation_id = generations.id
    where (generations.state in ('queued', 'running', 'waiting')
      or (generations.state = 'failed' and generations.ended_at > ${since})) and ${isWanted}`
  const { rows: counted } = await ctx.db.execute<Record<JobState, number>>(sql`
    select (count(*) filter (where ${STATES.failed}))::int as failed,
      (count(*) filter (where ${STATES.running}))::int as running,
      (count(*) filter (where ${STATES.waiting}))::int as waiting ${found}`)
  const byState = counted[0] ?? { failed: 0, running: 0, waiting: 0 }
  const { rows } = await ctx.db.execute<Row>(sql`
    select generations.id, generations.kind, generations.provider, generations.progress, generations.failure,
      case when ${STATES.failed} then 'failed' when ${STATES.waiting} then 'waiting' else 'running' end as state,
      scenes.order_index + 1 as scene_number, storyboards.title, nullif(profiles.full_name, '') as person,
      coalesce(generations.ended_at, generations.started_at, generations.created_at) as since,
      holds.amount as held, holds.state as hold_state,
      exists (select from requests where requests.workspace_id = generations.workspace_id
        and requests.id = generations.id) as is_retried,
      ${CAN_RETRY} as can_retry
    ${found} and ${state ? STATES[state] : sql`true`}
    order by ${STATES.failed} desc, ${STATES.running} desc, generations.ended_at desc, generations.created_at
    limit ${SHOWN_MAX}`)
  const total = state ? byState[state] : byState.failed + byState.running + byState.waiting
  return { jobs: rows.map((row) => present(ctx, row)), total, byState }
}

function present({ models }: WorkspaceContext, row: Row): MonitoredJob {
  const { id, kind, state, person, provider, progress, failure, title, scene_number } = row
  const { maker } = KINDS[kind]
  const others = maker ? models.offered(maker).map(({ name }) => name) : []
  const elsewhere = others.filter((name) => name !== provider)
  // As `retryJob` does it: nobody may choose it any more, but it can still be asked.
  const isThere = maker === null || provider === null || models.named(maker, provider) !== null
  const retry = row.is_retried ? 'done' : row.can_retry ? { here: isThere, elsewhere } : null
  const are = { open: 'held', released: 'released', settled: 'free' } as const
  return {
    id,
    kind,
    state,
    sceneNumber: scene_number,
    storyboardTitle: title,
    person,
    provider,
    progress,
    since: new Date(row.since),
    failure,
    credits: { amount: row.held ?? 0, are: row.hold_state ? are[row.hold_state] : 'free' },
    retry,
  }
}

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
