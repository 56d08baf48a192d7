import { z } from 'zod'

const ModelName = z.string().max(200)

/** Names of models by what they make; what is left out is made by the model chosen for everybody. */
export const ChosenModels = z.object({
  illustrator: ModelName.optional(),
  animator: ModelName.optional(),
  narrator: ModelName.optional(),
})
export type ChosenModels = z.infer<typeof ChosenModels>
