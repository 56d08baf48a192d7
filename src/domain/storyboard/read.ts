import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import { PICTURES_IN_LISTS } from '#contract/limits.ts'
import type {
  Storyboard,
  StoryboardStatus,
  StoryboardSummary,
  WritingStoryboard,
} from '#contract/storyboard.ts'
import { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { generations, scenes, storyboards, takes } from '#database/schema/index.ts'
import { thumbnailUrl } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { readSpendingOfStoryboard } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { presentGeneration, type StoryboardRow } from '../generation/index.ts'
import {
  afterCursor,
  containsWords,
  cutPage,
  type Page,
  type PageRequest,
  searchText,
} from '../page.ts'
import { presentScenes, stepsFrom } from '../scene/index.ts'

/** @throws DomainError NOT_FOUND */
export async function getStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await findStoryboard(ctx, input.id))
}

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findStoryboard(ctx: WorkspaceContext, id: string): Promise<StoryboardRow> {
  const [row] = await ctx.db
    .select()
    .from(storyboards)
    .where(and(eq(storyboards.id, id), eq(storyboards.workspaceId, ctx.workspaceId)))
  if (!row) throw new DomainError('NOT_FOUND', tell('storyboard-not-found'))
  return row
}

/** The account's storyboards, the newest change first, a page at a time. */
export async function listStoryboards(
  ctx: WorkspaceContext,
  input: PageRequest & StoryboardFilter,
): Promise<Page<StoryboardSummary>> {
  const { updatedAt, id } = storyboards
  const conditions = storyboardFilters(ctx.workspaceId, input)
  if (input.cursor) conditions.push(afterCursor(input.cursor, updatedAt, id))
  const rows = await ctx.db
    .select()
    .from(storyboards)
    .where(and(...conditions))
    .orderBy(desc(updatedAt), desc(id))
    .limit(input.limit + 1)
  const page = cutPage(rows, input.limit, (row) => ({ at: row.updatedAt, id: row.id }))
  return { items: await presentSummaries(ctx.db, page.rows), nextCursor: page.nextCursor }
}

/** How many storyboards of each status the account has, among those that contain the words. */
export async function countStoryboards(
  ctx: WorkspaceContext,
  input: { search?: string | undefined },
): Promise<Record<StoryboardStatus, number>> {
  const rows = await ctx.db
    .select({ status: storyboards.status, amount: count() })
    .from(storyboards)
    .where(and(...storyboardFilters(ctx.workspaceId, input)))
    .groupBy(storyboards.status)
  const counts = Object.fromEntries(rows.map(({ status, amount }) => [status, amount]))
  return { draft: 0, processing: 0, complete: 0, ...counts }
}

type StoryboardFilter = {
  search?: string | undefined
  status?: StoryboardStatus | undefined
}

/** Storyboards of the account whose title and description contain every word, in this status. */
function storyboardFilters(workspaceId: string, { search = '', status }: StoryboardFilter): SQL[] {
  const all = [
    eq(storyboards.workspaceId, workspaceId),
    ...containsWords(searchText(storyboards), search),
  ]
  if (status) all.push(eq(storyboards.status, status))
  return all
}

/** The account's storyboard that is being written from an idea, the newest if there are several; null when none is. */
export async function findWriting(
  ctx: WorkspaceContext,
): Promise<{ writing: WritingStoryboard | null }> {
  const [row] = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.workspaceId, ctx.workspaceId),
        eq(generations.kind, 'storyboard'),
        inArray(generations.state, UNFINISHED_STATES),
        sql`not (${generations.request} ? 'translation')`,
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1)
  if (!row) return { writing: null }
  return {
    writing: { generation: presentGeneration(row), idea: StoryboardIdea.parse(row.request) },
  }
}

/** The asset that a scene's picture is, if there is one. */
type Picture = string | null

/** A storyboard with everything the editor shows. */
export async function presentStoryboard(
  db: Database | Transaction,
  row: StoryboardRow,
): Promise<Storyboard> {
  const allScenes = await presentScenes(db, row)
  const pictures = allScenes.slice(0, PICTURES_IN_LISTS).map(({ image }) => image.asset?.id ?? null)
  const { idea, targetAudience, imageStyle, voiceId, visuals, sampleReason } = row
  const { look, cast, negativePrompt, referenceImageIds } = row
  return {
    ...summary(row, allScenes.length, pictures),
    idea,
    audience: targetAudience,
    imageStyle,
    voiceId,
    visuals,
    look,
    cast,
    negativePrompt,
    referenceImageIds,
    models: row.models,
    sampleReason,
    spending: { cap: row.spendingCap, spent: await readSpendingOfStoryboard(db, row.id) },
    scenes: allScenes,
    version: row.version,
    ...(await stepsFrom(db, row)),
  }
}

/** Storyboards as cards, in the order given, in one more query. */
export async function presentSummaries(
  db: Database,
  rows: StoryboardRow[],
): Promise<StoryboardSummary[]> {
  if (rows.length === 0) return []
  const counted = countScenes(
    db,
    rows.map(({ id }) => id),
  )
  const facts = await db
    .select({
      storyboardId: counted.storyboardId,
      sceneCount: counted.sceneCount,
      // Asked for a storyboard at a time: a join might read the takes of everybody.
      pictures: sql<Picture[]>`array(
        select (select asset_id from ${takes} where id = take_id)
        from unnest(first_take_ids) with ordinality as first (take_id, place) order by place)`,
    })
    .from(counted)
  const byId = new Map(facts.map((fact) => [fact.storyboardId, fact]))
  return rows.map((row) => {
    const fact = byId.get(row.id)
    return summary(row, fact?.sceneCount ?? 0, fact?.pictures ?? [])
  })
}

/** Per storyboard: how many scenes it has, and the pictures of the first of them. */
function countScenes(db: Database, storyboardIds: string[]) {
  const { storyboardId, imageTakeId, orderIndex, removedAt } = scenes
  return db
    .select({
      storyboardId,
      sceneCount: sql<number>`count(*)::int`.as('scene_count'),
      firstTakeIds: sql<(string | null)[]>`(array_agg(${imageTakeId} order by ${orderIndex}))
        [1:${sql.raw(String(PICTURES_IN_LISTS))}]`.as('first_take_ids'),
    })
    .from(scenes)
    .where(and(isNull(removedAt), inArray(storyboardId, storyboardIds)))
    .groupBy(storyboardId)
    .as('counted')
}

function summary(row: StoryboardRow, sceneCount: number, pictures: Picture[]): StoryboardSummary {
  const { id, title, description, status, aspectRatio, style, language } = row
  const { totalDurationMs, createdAt, updatedAt } = row
  return {
    id,
    title,
    description,
    status,
    aspectRatio,
    style,
    language,
    sceneCount,
    totalDurationMs,
    pictureUrls: pictures.map((assetId) => assetId && thumbnailUrl(assetId)),
    createdAt,
    updatedAt,
  }
}
