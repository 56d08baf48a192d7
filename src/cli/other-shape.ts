import type { AspectRatio } from '#contract/options.ts'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { type TrackPrice, trackPrices } from '#contract/tracks.ts'
import { afford } from './afford.ts'
import { ask, type Client } from './client.ts'
import type { Progress } from './progress.ts'
import { lacks } from './scene-lacks.ts'

/**
 * Another storyboard of the kept one, for a video in another shape: texts and voice-overs are there, pictures and
 * clips are yet to be made. What they can cost is said before anything is begun; the kept one stays as it is.
 */
export async function inOtherShape(
  client: Client,
  kept: Storyboard,
  aspectRatio: AspectRatio,
  spendingCap: number | null,
  progress: Progress,
): Promise<Storyboard> {
  const { offered } = await ask(client.studio.get())
  const total = costOf(kept, trackPrices(offered, kept))
  const own = await ownPictures(client, kept.scenes)
  progress.note(
    `In ${aspectRatio} the pictures are made anew, for at most ${total} credits. The storyboard in ${kept.aspectRatio} stays as it is.`,
  )
  if (own.length > 0) {
    progress.note(
      `Pictures of your own fit only the shape they were uploaded for; scene ${own.join(', ')} is drawn instead.`,
    )
  }
  await afford(client, total, spendingCap, '--from without --aspect makes it in the shape it has.')
  const copy = await ask(client.operator.copyStoryboard({ id: kept.id, aspectRatio }))
  // Words that were set in type are free, and are set in type again.
  const cards = copy.scenes.filter((_, index) => isCard(kept.scenes[index]))
  try {
    for (const { id } of cards) await ask(client.scene.setInType({ id }))
  } catch (error) {
    await client.storyboard.delete({ id: copy.id }).catch(() => undefined)
    throw error
  }
  return copy
}

/** The most it can cost: what is drawn may turn out free, as a text card or a still. */
function costOf({ scenes, visuals }: Storyboard, priceOf: TrackPrice): number {
  const costs = scenes.map((scene) => {
    const voice = lacks(scene, 'voice') ? priceOf('voice', scene) : 0
    const image = isCard(scene) ? 0 : priceOf('image', scene)
    return voice + image + (visuals === 'clips' ? priceOf('clip', scene) : 0)
  })
  return costs.reduce((sum, cost) => sum + cost, 0)
}

function isCard(scene: Scene | undefined): boolean {
  return scene?.image.asset?.isTextCard ?? false
}

/** The numbers of the scenes whose picture somebody uploaded. */
async function ownPictures(client: Client, scenes: Scene[]): Promise<number[]> {
  const isOwn = async (scene: Scene) => {
    const { asset } = scene.image
    if (!asset || isCard(scene)) return false
    const takes = await ask(client.scene.takes({ id: scene.id }))
    return takes.some((take) => take.asset?.id === asset.id && take.madeFrom === null)
  }
  const own = await Promise.all(scenes.map(isOwn))
  return own.flatMap((is, index) => (is ? [index + 1] : []))
}
