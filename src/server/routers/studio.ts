import { getStudio } from '#domain/studio.ts'
import { api } from './base.ts'

export const studio = api.studio.router({
  get: api.studio.get.handler(({ context }) => getStudio(context.account)),
})
