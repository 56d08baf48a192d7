import { eq } from 'drizzle-orm'
import type { ShowcaseFile } from '#contract/showcase.ts'
import { showcaseVideos } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'

const TYPES: Record<ShowcaseFile, string> = {
  video: 'video/mp4',
  small: 'video/mp4',
  poster: 'image/webp',
}

/**
 * A file of a showcase video, for whoever opens the site; of a hidden one for who knows its id, which only admins
 * are told.
 * @throws DomainError NOT_FOUND
 */
export async function findShowcaseFile(ctx: Context, id: string, file: ShowcaseFile) {
  const [video] = await ctx.db.select().from(showcaseVideos).where(eq(showcaseVideos.id, id))
  const found = video?.files?.[file]
  if (!found) throw new DomainError('NOT_FOUND')
  return { id: `${id}-${file}`, contentType: TYPES[file], ...found }
}
