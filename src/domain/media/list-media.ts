import { inArray, sql } from 'drizzle-orm'
import { MEDIA_TITLE_CHARACTERS } from '#contract/limits.ts'
import type { MediaItem, MediaSort } from '#contract/media.ts'
import { assets } from '#database/schema/index.ts'
import { type AssetRow, assetUrl, presentAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Page, PageRequest } from '../page.ts'
import { accountMedia } from './account-media.ts'
import { type MediaFilter, mediaFilters } from './media-filters.ts'
import { mediaOrder } from './media-order.ts'
import { typeOf } from './media-type.ts'

type ListInput = PageRequest & MediaFilter & { sort?: MediaSort | undefined }

type MediaRow = {
  id: string
  source: MediaItem['sourceType']
  title: string
  asset_id: string
  thumbnail_id: string | null
  storyboard_id: string | null
  scene_id: string | null
  created_at: string
  /** Where it stands in the list; see `mediaOrder`. */
  place: string
}

/** The account's uploads, takes and exports, the newest first unless it is asked otherwise, a page at a time. */
export async function listMedia(ctx: WorkspaceContext, input: ListInput): Promise<Page<MediaItem>> {
  const { cursor, limit, search } = input
  const order = mediaOrder(input.sort ?? 'newest')
  const conditions = mediaFilters(input)
  if (cursor) conditions.push(order.after(cursor))
  const { rows } = await ctx.db.execute<MediaRow>(sql`
    select media.*, ${order.place} as place
    from ${accountMedia(ctx.workspaceId, search)} where ${sql.join(conditions, sql` and `)}
    order by ${order.by} limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.place ?? null) : null
  return { items: await present(ctx, shown), nextCursor }
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
    type: typeOf(asset.contentType),
    sourceType: row.source,
    title: shortened(row.title),
    asset: presented,
    thumbnailUrl: row.thumbnail_id ? assetUrl(row.thumbnail_id) : presented.thumbnailUrl,
    storyboardId: row.storyboard_id,
    sceneId: row.scene_id,
    tags: asset.tags,
    createdAt: new Date(row.created_at),
  }
}

/** The specification's title: the first 50 characters, and three points when there are more. */
export function shortened(title: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment)
  if (characters.length <= MEDIA_TITLE_CHARACTERS) return title
  return `${characters.slice(0, MEDIA_TITLE_CHARACTERS).join('')}...`
}
