import { type ChosenModels, modelFor } from './chosen-models.ts'
import { KINDS } from './kinds.ts'
import type { TrackKind } from './scene.ts'
import type { OfferedModel, Studio } from './studio.ts'

type Choosing = { models: ChosenModels }

/** What an asset of a scene costs with the model that makes it, in credits. */
export type TrackPrice = (kind: TrackKind, scene: Choosing) => number

/** Who makes an asset of a scene: its own choice, else the storyboard's, else the default. */
export function makerOf(
  offered: Studio['offered'],
  kind: TrackKind,
  ...choosing: readonly Choosing[]
): OfferedModel | undefined {
  const maker = KINDS[kind].maker
  return modelFor(offered[maker], maker, ...choosing.map(({ models }) => models))
}

/** The prices of a storyboard's parts. */
export function trackPrices(offered: Studio['offered'], storyboard: Choosing): TrackPrice {
  return (kind, scene) => makerOf(offered, kind, scene, storyboard)?.price ?? 0
}
