import { inArray, sql } from 'drizzle-orm'
import { MEDIA_TITLE_CHARACTERS } from '#contract/limits.ts'
import type { MediaItem, MediaType } from '#contract/media.ts'
import { assets } from '#database/schema/index.ts'
import { type AssetRow, assetUrl, presentAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { afterCursor, cutPage, type Page, type PageRequest } from '../page.ts'
import { accountMedia } from './account-media.ts'
import { mediaFilters } from './media-filters.ts'

type ListInput = PageRequest & {
  search?: string | undefined
  type?: MediaType | undefined
}

type MediaRow = {
  id: string
  source: MediaItem['sourceType']
  title: string
  asset_id: string
  thumbnail_id: string | null
  storyboard_id: string | null
  scene_id: string | null
  /** To the millisecond, in UTC, so that it can be compared with again. */
  made_at: string
}

const MADE_AT = sql`media.created_at`
const ID = sql`media.id`

/** The account's uploads, takes and exports, the newest first, a page at a time. */
export async function listMedia(ctx: WorkspaceContext, input: ListInput): Promise<Page<MediaItem>> {
  const conditions = mediaFilters(input)
  if (input.cursor) conditions.push(afterCursor(input.cursor, MADE_AT, ID))
  const { rows } = await ctx.db.execute<MediaRow>(sql`
    select media.*, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as made_at
    from ${accountMedia(ctx.workspaceId, input.search)} where ${sql.join(conditions, sql` and `)}
    order by ${MADE_AT} desc, ${ID} desc limit ${input.limit + 1}`)
  const page = cutPage(rows, input.limit, ({ made_at, id }) => ({ at: new Date(made_at), id }))
  return { items: await present(ctx, page.rows), nextCursor: page.nextCursor }
}

async function present(ctx: WorkspaceContext, rows: MediaRow[]): Promise<MediaItem[]> {
  const ids = rows.map((row) => row.asset_id)
  const found = await ctx.db.select().from(assets).where(inArray(assets.id, ids))
  const byId = new Map(found.map((asset) => [asset.id, asset]))
  return rows.flatMap((row) => {
    const asset = byId.get(row.asset_id)
    return asset ? [presentItem(row, asset)] : []
  })
}

function presentItem(row: MediaRow, asset: AssetRow): MediaItem {
  const presented = presentAsset(asset)
  return {
    id: row.id,
    type: asset.contentType.split('/')[0] as MediaType,
    sourceType: row.source,
    title: shortened(row.title),
    asset: presented,
    thumbnailUrl: row.thumbnail_id ? assetUrl(row.thumbnail_id) : presented.thumbnailUrl,
    storyboardId: row.storyboard_id,
    sceneId: row.scene_id,
    createdAt: new Date(row.made_at),
  }
}

/** The specification's title: the first 50 characters, and three points when there are more. */
function shortened(title: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment)
  if (characters.length <= MEDIA_TITLE_CHARACTERS) return title
  return `${characters.slice(0, MEDIA_TITLE_CHARACTERS).join('')}...`
}
