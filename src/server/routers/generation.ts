import { cancelGeneration, checkGeneration, getGeneration } from '#domain/generation/index.ts'
import { api } from './base.ts'

export const generation = api.generation.router({
  get: api.generation.get.handler(({ context, input }) => getGeneration(context.account, input)),
  check: api.generation.check.handler(({ context, input }) =>
    checkGeneration(context.account, input),
  ),
  cancel: api.generation.cancel.handler(({ context, input }) =>
    cancelGeneration(context.account, input),
  ),
})
