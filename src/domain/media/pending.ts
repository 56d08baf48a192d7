import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { MediaType, PendingMedia } from '#contract/media.ts'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { directImages, generations, scenes, storyboards } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { presentGeneration } from '../generation/index.ts'
import { shortened } from './list.ts'

/** More than anybody waits for at once; the older ones failed, and show when these are deleted. */
const SHOWN_MAX = 100

const TYPE_OF: Record<TrackKind, MediaType> = { voice: 'audio', image: 'image', clip: 'video' }

/** What has no file yet, or never will: of the library and of scenes, the newest first. */
export async function listPendingMedia(ctx: WorkspaceContext): Promise<PendingMedia[]> {
  const all = [...(await ofLibrary(ctx)), ...(await ofScenes(ctx))]
  return all.toSorted((one, other) => begunAt(other) - begunAt(one)).slice(0, SHOWN_MAX)
}

function begunAt({ generation }: PendingMedia): number {
  return generation.createdAt.getTime()
}

async function ofLibrary(ctx: WorkspaceContext): Promise<PendingMedia[]> {
  const rows = await ctx.db
    .select()
    .from(directImages)
    .innerJoin(generations, eq(generations.id, directImages.generationId))
    .where(and(eq(directImages.workspaceId, ctx.workspaceId), isNull(directImages.assetId)))
    .orderBy(desc(directImages.createdAt), desc(directImages.id))
    .limit(SHOWN_MAX)
  return rows.map(({ direct_images: picture, generations: generation }) => ({
    id: picture.id,
    type: 'image',
    title: picture.title,
    prompt: picture.prompt ?? '',
    aspectRatio: picture.aspectRatio ?? '1/1',
    style: picture.styleType ?? 'AUTO',
    generation: presentGeneration(generation),
  }))
}

/** Of each of a scene's assets that is being made, or failed, what was started last. */
async function ofScenes({ db, workspaceId }: WorkspaceContext): Promise<PendingMedia[]> {
  const hasNone = TRACK_KINDS.map((kind) =>
    and(eq(generations.kind, kind), inArray(scenes[`${kind}Status`], ['processing', 'failed'])),
  )
  const rows = await db
    .selectDistinctOn([generations.sceneId, generations.kind])
    .from(storyboards)
    .innerJoin(scenes, and(eq(scenes.storyboardId, storyboards.id), isNull(scenes.removedAt)))
    .innerJoin(
      generations,
      and(
        eq(generations.storyboardId, storyboards.id),
        eq(generations.sceneId, scenes.id),
        or(...hasNone),
      ),
    )
    .where(eq(storyboards.workspaceId, workspaceId))
    .orderBy(generations.sceneId, generations.kind, desc(generations.createdAt))
  return rows.flatMap(
    ({ storyboards: { aspectRatio, imageStyle }, scenes: scene, generations }) => {
      const { id, kind, state } = generations
      if (kind === 'storyboard' || kind === 'export') return []
      if (state === 'succeeded' || state === 'cancelled') return []
      const prompt = wordsOf(scene, kind)
      return {
        id,
        type: TYPE_OF[kind],
        title: shortened(prompt),
        prompt,
        aspectRatio,
        style: imageStyle,
        generation: presentGeneration(generations),
      }
    },
  )
}

/** What its item will be called once it is there. */
function wordsOf(scene: typeof scenes.$inferSelect, kind: TrackKind): string {
  if (kind === 'voice') return scene.voiceOverText
  return kind === 'image' ? scene.imagePrompt : scene.videoPrompt
}
