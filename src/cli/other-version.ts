import { randomUUID } from 'node:crypto'
import type { AspectRatio, SpokenLanguage } from '#contract/options.ts'
import { plannedTracks } from '#contract/plan-cost.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { type TrackPrice, trackPrices } from '#contract/tracks.ts'
import { afford } from './afford.ts'
import type { ModelsInUse } from './choose-models.ts'
import { ask, type Client } from './client.ts'
import { awaitGenerations, type Progress } from './progress.ts'

/**
 * Another storyboard of the kept one, told in another language by a language model: pictures and clips are there where
 * they carry no words, voices are yet to be spoken. What it can cost is said before; the kept one stays as it is.
 */
export async function inOtherLanguage(
  client: Client,
  kept: Storyboard,
  language: SpokenLanguage,
  { models, spendingCap }: { models: ModelsInUse; spendingCap: number | null },
  progress: Progress,
  signal: AbortSignal,
): Promise<Storyboard> {
  const total = models.prices.create_storyboard + (await costOfLanguage(client, kept))
  progress.note(
    `Into ${language} it is translated and spoken anew, for about ${total} credits; pictures with words in them are made anew, too. The storyboard in ${kept.language} stays as it is.`,
  )
  await afford(client, total, spendingCap, '--from without --language makes it in its own.')
  const translationId = randomUUID()
  progress.report('Translation', 0)
  const started = await ask(
    client.storyboard.translate({ id: kept.id, translationId, language, model: models.writer }),
  )
  try {
    await awaitGenerations(client, [started], signal, (done) =>
      progress.report('Translation', done),
    )
  } catch (error) {
    // Nobody waits for it any more; what has ended stays as it is.
    await client.generation.cancel({ id: started.id }).catch(() => undefined)
    throw error
  }
  return await ask(client.storyboard.get({ id: translationId }))
}

/** All voices, and what is missing or set in type of the rest. */
async function costOfLanguage(client: Client, kept: Storyboard): Promise<number> {
  const { offered } = await ask(client.studio.get())
  const priceOf = trackPrices(offered, kept)
  const costs = kept.scenes.flatMap((scene) =>
    plannedTracks(kept.visuals).map((kind) => {
      const isDue = kind === 'voice' || lacks(scene, kind) || isCard(scene)
      return isDue ? priceOf(kind, scene) : 0
    }),
  )
  return costs.reduce((sum, cost) => sum + cost, 0)
}

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
  const total = costOfShape(kept, trackPrices(offered, kept))
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
function costOfShape({ scenes, visuals }: Storyboard, priceOf: TrackPrice): number {
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

/** Whether a part of a scene is yet to be made; a scene that says nothing needs no voice. */
export function lacks(scene: Scene, kind: TrackKind): boolean {
  return scene[kind].asset === null && (kind !== 'voice' || scene.voiceOverText.trim() !== '')
}
