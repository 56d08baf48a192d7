import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { MEDIA_TITLE_CHARACTERS } from '#contract/limits.ts'
import type { MediaType } from '#contract/media.ts'
import type { Database, Transaction } from '#database/client.ts'
import {
  assets,
  directImages,
  generations,
  scenes,
  storyboards,
  takes,
} from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { containsWords, searchText } from '../page.ts'

/**
 * Everything the account has uploaded or made, as one relation: id, source, title, asset_id,
 * thumbnail_id, storyboard_id, scene_id, created_at, content_type, size_bytes, tags.
 * @param search leaves out what the texts that are kept folded rule out; the title itself is yet to be looked at.
 */
export function accountMedia(workspaceId: string, search = ''): SQL {
  return sql`(
    select made.*, ${assets.contentType} as content_type, ${assets.sizeBytes} as size_bytes, ${assets.tags} as tags
    from (${uploaded(workspaceId, search)} union all (${ofScenes(workspaceId, search)})
      union all ${exported(workspaceId, search)}) made
    join ${assets} on ${assets.id} = made.asset_id
  ) media`
}

/** Of a prompt that gave its beginning as the title it is known that it goes on. */
const TITLE_OF_PICTURE = sql`case when char_length(${directImages.title}) >= ${sql.raw(String(MEDIA_TITLE_CHARACTERS))}
  and starts_with(${directImages.prompt}, ${directImages.title}) then ${directImages.prompt} else ${directImages.title} end`

function uploaded(workspaceId: string, search: string): SQL {
  return sql`select ${directImages.id} as id,
      case when ${directImages.prompt} is null then 'upload' else 'generated' end as source,
      ${TITLE_OF_PICTURE} as title,
      ${directImages.assetId} as asset_id, ${directImages.thumbnailAssetId} as thumbnail_id,
      null::uuid as storyboard_id, null::uuid as scene_id, ${directImages.createdAt} as created_at
    from ${directImages}
    where ${directImages.workspaceId} = ${workspaceId} and ${mayContain(directImages, search)}`
}

/** Scenes that were duplicated or split share their files: each counts once. */
function ofScenes(workspaceId: string, search: string): SQL {
  return sql`select distinct on (${takes.assetId}) ${takes.id}, 'scene',
      case ${takes.kind} when 'voice' then ${scenes.voiceOverText}
        when 'image' then ${scenes.imagePrompt} else ${scenes.videoPrompt} end,
      ${takes.assetId}, null::uuid, ${scenes.storyboardId}, ${scenes.id}, ${takes.createdAt}
    from ${takes} join ${scenes} on ${scenes.id} = ${takes.sceneId}
      join ${storyboards} on ${storyboards.id} = ${scenes.storyboardId}
    where ${storyboards.workspaceId} = ${workspaceId} and ${scenes.removedAt} is null
      and (${takes.kind} = 'clip' or ${mayContain(scenes, search)})
    order by ${takes.assetId}, ${takes.createdAt}`
}

function exported(workspaceId: string, search: string): SQL {
  return sql`select ${generations.id}, 'export', ${storyboards.title},
      ${generations.assetId}, null::uuid, ${storyboards.id}, null::uuid, ${generations.endedAt}
    from ${generations} join ${storyboards} on ${storyboards.id} = ${generations.storyboardId}
    where ${storyboards.workspaceId} = ${workspaceId} and ${generations.kind} = 'export'
      and ${generations.assetId} is not null and ${mayContain(storyboards, search)}`
}

function mayContain(table: Parameters<typeof searchText>[0], search: string): SQL {
  return sql.join([sql`true`, ...containsWords(searchText(table), search)], sql` and `)
}

export type MediaFilter = {
  search?: string | undefined
  type?: MediaType | undefined
  tag?: string | undefined
}

/** Conditions on `accountMedia`: the title contains every word, the type is this one, the tag is among its own. */
export function mediaFilters({ search = '', type, tag }: MediaFilter): SQL[] {
  const all = [sql`true`, ...containsWords(sql`fold_for_search(media.title)`, search)]
  if (type) all.push(sql`media.content_type like ${`${type}/%`}`)
  if (tag) all.push(sql`${tag} = any(media.tags)`)
  return all
}

export type FoundMedia = {
  /** Uploads, and pictures drawn for the library; some have no file (yet). */
  pictures: (typeof directImages.$inferSelect)[]
  /** Each file once, with the id of its item. */
  files: { id: string; assetId: string }[]
}

/** The items of the workspace among these; others are passed over. */
export async function findMedia(
  db: Database | Transaction,
  { workspaceId }: Pick<WorkspaceContext, 'workspaceId'>,
  ids: string[],
): Promise<FoundMedia> {
  const pictures = await db
    .select()
    .from(directImages)
    .where(and(inArray(directImages.id, ids), eq(directImages.workspaceId, workspaceId)))
  const ofScenes = await db
    .select({ id: takes.id, assetId: takes.assetId })
    .from(takes)
    .innerJoin(scenes, eq(scenes.id, takes.sceneId))
    .innerJoin(storyboards, eq(storyboards.id, scenes.storyboardId))
    .where(
      and(
        inArray(takes.id, ids),
        isNotNull(takes.assetId),
        eq(storyboards.workspaceId, workspaceId),
      ),
    )
  const exported = await db
    .select({ id: generations.id, assetId: generations.assetId })
    .from(generations)
    .where(
      and(
        inArray(generations.id, ids),
        eq(generations.kind, 'export'),
        isNotNull(generations.assetId),
        eq(generations.workspaceId, workspaceId),
      ),
    )
  const files = new Map<string, string>()
  for (const { id, assetId } of [...pictures, ...ofScenes, ...exported]) {
    if (assetId) files.set(assetId, id)
  }
  return { pictures, files: [...files].map(([assetId, id]) => ({ id, assetId })) }
}

/** What items of the library are called, by id; of takes that share a file, the first one's. */
export async function titlesOf(
  { db, workspaceId }: WorkspaceContext,
  ids: string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select media.id, media.title from ${accountMedia(workspaceId)}
    where media.id = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** `image` of `image/png`. */
export function typeOf(contentType: string): MediaType {
  return contentType.split('/')[0] as MediaType
}
