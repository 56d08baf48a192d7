import { randomUUID } from 'node:crypto'
import type { SpokenLanguage } from '#contract/options.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { plannedTracks } from '#contract/plan-cost.ts'
import { trackPrices } from '#contract/tracks.ts'
import { afford } from './afford.ts'
import { awaitGenerations } from './await-generations.ts'
import type { ModelsInUse } from './choose-models.ts'
import { ask, type Client } from './client.ts'
import type { Progress } from './progress.ts'
import { lacks } from './scene-lacks.ts'

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
  const total = models.prices.create_storyboard + (await costOf(client, kept))
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
async function costOf(client: Client, kept: Storyboard): Promise<number> {
  const { offered } = await ask(client.studio.get())
  const priceOf = trackPrices(offered, kept)
  const costs = kept.scenes.flatMap((scene) =>
    plannedTracks(kept.visuals).map((kind) => {
      const isDue =
        kind === 'voice' || lacks(scene, kind) || (scene.image.asset?.isTextCard ?? false)
      return isDue ? priceOf(kind, scene) : 0
    }),
  )
  return costs.reduce((sum, cost) => sum + cost, 0)
}
