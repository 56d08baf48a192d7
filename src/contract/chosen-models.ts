import { z } from 'zod'
import { text } from './text.ts'

const ModelName = text().max(200)

/** Names of models by what they make; what is left out is made by the model chosen for everybody. */
export const ChosenModels = z.object({
  illustrator: ModelName.optional(),
  animator: ModelName.optional(),
  narrator: ModelName.optional(),
})
export type ChosenModels = z.infer<typeof ChosenModels>
export type TrackMaker = keyof ChosenModels

/** A change of them: what is not given stays, null takes a choice back. */
export const ModelChoices = z.object({
  illustrator: ModelName.nullable().optional(),
  animator: ModelName.nullable().optional(),
  narrator: ModelName.nullable().optional(),
})
export type ModelChoices = z.infer<typeof ModelChoices>

/**
 * Who makes something: of the choices the first that is still offered, else the default, which is offered first.
 * @param choices the scene's before its storyboard's.
 */
export function modelFor<Model extends { name: string }>(
  offered: readonly Model[],
  maker: TrackMaker,
  ...choices: readonly ChosenModels[]
): Model | undefined {
  const wanted = choices.flatMap((choice) => choice[maker] ?? [])
  const found = wanted.map((name) => offered.find((model) => model.name === name))
  return found.find((model) => model !== undefined) ?? offered[0]
}
