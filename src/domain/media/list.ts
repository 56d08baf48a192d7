import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { MEDIA_TITLE_CHARACTERS } from '#contract/limits.ts'
import type { MediaItem, MediaSort, MediaType } from '#contract/media.ts'
import { tell } from '#contract/words/told.ts'
import { assets } from '#database/schema/index.ts'
import { type AssetRow, assetUrl, presentAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import type { Page, PageRequest } from '../page.ts'
import {
  accountMedia,
  findMedia,
  type MediaFilter,
  mediaFilters,
  titlesOf,
  typeOf,
} from './library.ts'

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

type MediaFile = { name: string; storageKey: string }

const EXTENSIONS: Record<string, string> = { mpeg: 'mp3', jpeg: 'jpg', 'x-wav': 'wav' }
const TITLE_CHARACTERS = 50

/**
 * The files of these items, in the order of the ids, each under a name of its own made of its title.
 * @throws DomainError NOT_FOUND when one of them is not there
 */
export async function listMediaFiles(
  ctx: WorkspaceContext,
  { ids }: { ids: string[] },
): Promise<MediaFile[]> {
  const { files } = await findMedia(ctx.db, ctx, ids)
  const assetOf = new Map(files.map(({ id, assetId }) => [id, assetId]))
  const wanted = [...new Set(ids)]
  if (wanted.length === 0 || wanted.some((id) => !assetOf.has(id))) {
    throw new DomainError('NOT_FOUND')
  }
  const rows = await ctx.db
    .select()
    .from(assets)
    .where(inArray(assets.id, [...assetOf.values()]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const titles = await titlesOf(ctx, wanted)
  const taken = new Map<string, number>()
  return wanted.flatMap((id) => {
    const asset = byId.get(assetOf.get(id) ?? '')
    if (!asset) return []
    const subtype = asset.contentType.split(/[/;]/)[1] ?? 'bin'
    const base = nameOf(titles.get(id) ?? '')
    return [
      {
        name: unique(base, EXTENSIONS[subtype] ?? subtype, taken),
        storageKey: asset.storageKey,
      },
    ]
  })
}

/** What any system takes for the name of a file, as long as titles are shown. */
function nameOf(title: string): string {
  const plain = title
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = Array.from(plain).slice(0, TITLE_CHARACTERS).join('')
  return short.replace(/[. ]+$/, '').replace(/^[. ]+/, '') || 'file'
}

function unique(base: string, extension: string, taken: Map<string, number>): string {
  const key = `${base}.${extension}`.toLowerCase()
  const count = (taken.get(key) ?? 0) + 1
  taken.set(key, count)
  return count === 1 ? `${base}.${extension}` : unique(`${base} (${count})`, extension, taken)
}
