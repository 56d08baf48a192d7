import { inArray } from 'drizzle-orm'
import { assets } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { findMedia, titlesOf } from './library.ts'

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
