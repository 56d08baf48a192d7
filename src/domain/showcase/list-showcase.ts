import { asc, eq } from 'drizzle-orm'
import type { ShowcaseVideo } from '#contract/showcase.ts'
import { showcaseVideos } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

/** The active showcase videos in the order they play. */
export async function listShowcase(ctx: Context): Promise<ShowcaseVideo[]> {
  return await ctx.db
    .select({
      id: showcaseVideos.id,
      title: showcaseVideos.title,
      videoUrl: showcaseVideos.videoUrl,
      smallVideoUrl: showcaseVideos.smallVideoUrl,
      posterUrl: showcaseVideos.posterUrl,
      captionsUrl: showcaseVideos.captionsUrl,
    })
    .from(showcaseVideos)
    .where(eq(showcaseVideos.active, true))
    .orderBy(asc(showcaseVideos.orderIndex), asc(showcaseVideos.id))
}
