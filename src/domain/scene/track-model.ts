import { type ChosenModels, MAKER_OF, modelFor, type TrackMaker } from '#contract/chosen-models.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Providers } from '#providers/providers.ts'
import type { Registry } from '#providers/registry.ts'

type Choosing = { models: ChosenModels }

/** Who makes one kind of asset of a scene: its own choice, else the storyboard's, else the default. */
export function modelOfTrack<Kind extends TrackKind>(
  models: Registry,
  kind: Kind,
  scene: Choosing,
  storyboard: Choosing,
): Providers[(typeof MAKER_OF)[Kind]] {
  const maker: (typeof MAKER_OF)[Kind] = MAKER_OF[kind]
  const offered = models.offered<TrackMaker>(maker)
  const found = modelFor(offered, maker, scene.models, storyboard.models) ?? models.chosen(maker)
  return found as Providers[(typeof MAKER_OF)[Kind]]
}
