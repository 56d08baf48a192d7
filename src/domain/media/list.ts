import { inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { MEDIA_TITLE_CHARACTERS } from '#contract/limits.ts'
import type { MediaItem, MediaSort, MediaType } from '#contract/media.ts'
import { tell } from '#contract/words/told.ts'
import { assets } from '#database/schema/index.ts'
import { type AssetRow, assetUrl, presentAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import type { Page, PageRequest } from '../page.ts'
import { accountMedia, type MediaFilter, mediaFilters, typeOf } from './library.ts'

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

/** How many media of each type the account has, among those that the filter lets through. */
export async function countMedia(
  ctx: WorkspaceContext,
  input: Omit<MediaFilter, 'type'>,
): Promise<Record<MediaType, number>> {
  const { rows } = await ctx.db.execute<{ type: MediaType; amount: number }>(sql`
    select split_part(content_type, '/', 1) as type, count(*)::int as amount
    from ${accountMedia(ctx.workspaceId, input.search)}
    where ${sql.join(mediaFilters(input), sql` and `)} group by 1`)
  const counts = Object.fromEntries(rows.map(({ type, amount }) => [type, amount]))
  return { image: 0, video: 0, audio: 0, ...counts }
}

/** Of a title, as far as it is shown. */
const COMPARED_CHARACTERS = 50

type Order = {
  /** What rows are ordered by first; their ids decide between equals. */
  key: SQL
  /** The key as a cursor carries it, and the way back. */
  asText: SQL
  parse: (key: string) => SQL | null
  direction: 'asc' | 'desc'
}

const moment = z.iso.datetime({ precision: 3 })
const MADE_AT = {
  key: sql`media.created_at`,
  asText: sql`to_char(media.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  parse: (key: string) => (moment.safeParse(key).success ? sql`${key}::timestamptz` : null),
}
const TITLE = sql`lower(left(media.title, ${sql.raw(String(COMPARED_CHARACTERS))}))`

const ORDERS: Record<MediaSort, Order> = {
  newest: { ...MADE_AT, direction: 'desc' },
  oldest: { ...MADE_AT, direction: 'asc' },
  title: { key: TITLE, asText: TITLE, parse: (key) => sql`${key}`, direction: 'asc' },
  size: {
    key: sql`media.size_bytes`,
    asText: sql`media.size_bytes::text`,
    parse: (key) => (/^\d{1,15}$/.test(key) ? sql`${key}::bigint` : null),
    direction: 'desc',
  },
}

const UUID_CHARACTERS = 36

/** How a page of `accountMedia` is ordered, and where the next one begins: a cursor is an id and a key. */
function mediaOrder(sort: MediaSort) {
  const { key, asText, parse, direction } = ORDERS[sort]
  const way = sql.raw(direction)
  return {
    by: sql`${key} ${way}, media.id ${way}`,
    place: sql`media.id::text || ${asText}`,
    /** True for the rows after the cursor. @throws DomainError INVALID_INPUT */
    after(cursor: string): SQL {
      const id = cursor.slice(0, UUID_CHARACTERS)
      const value = parse(cursor.slice(UUID_CHARACTERS))
      if (!value || !z.guid().safeParse(id).success) {
        throw new DomainError('INVALID_INPUT', tell('list-has-changed'))
      }
      const sign = sql.raw(direction === 'desc' ? '<' : '>')
      return sql`(${key}, media.id) ${sign} (${value}, ${id}::uuid)`
    },
  }
}
