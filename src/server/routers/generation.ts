import { cancelGeneration, getGeneration } from '#domain/generation/index.ts'
import { api } from './base.ts'

export const generation = api.generation.router({
  get: api.generation.get.handler(({ context, input }) => getGeneration(context.account, input)),
  cancel: api.generation.cancel.handler(({ context, input }) =>
    cancelGeneration(context.account, input),
  ),
})
