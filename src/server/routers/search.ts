import { findEverywhere } from '#domain/search.ts'
import { api } from './base.ts'

export const search = api.search.router({
  find: api.search.find.handler(({ context, input }) => findEverywhere(context.account, input)),
})
