import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import type { StoryboardRow } from '../generation/index.ts'
import type { CardRequest } from './generation-requests.ts'
import { readScenes } from './read-scenes.ts'
import type { SceneRow } from './scene-row.ts'
import { castSeedOf } from './start-tracks.ts'

/** What a scene says, to be set in type; undefined when it says nothing. */
export async function cardRequest(
  tx: Transaction,
  storyboard: StoryboardRow,
  scene: SceneRow,
): Promise<CardRequest | undefined> {
  const cardText = scene.voiceOverText.trim()
  if (!cardText) return undefined
  const ordered = await readScenes(tx, storyboard.id)
  return {
    cardText,
    emphasis: scene.emphasis,
    language: storyboard.language,
    isLast: ordered.at(-1)?.id === scene.id,
    aspectRatio: storyboard.aspectRatio,
    style: storyboard.imageStyle,
    video: castSeedOf(storyboard.id),
    scene: scene.orderIndex,
  }
}

/** The same for a scene as it stands now; undefined also when it is gone. */
export async function readCardRequest(
  ctx: Context,
  { sceneId }: { sceneId: string },
): Promise<CardRequest | undefined> {
  return await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ scene: scenes, storyboard: storyboards })
      .from(scenes)
      .innerJoin(storyboards, eq(storyboards.id, scenes.storyboardId))
      .where(eq(scenes.id, sceneId))
    return row && (await cardRequest(tx, row.storyboard, row.scene))
  })
}
