import { createApiKey, listApiKeys, revokeApiKey } from '#domain/api-keys.ts'
import { api } from './base.ts'

const of = api.apiKey

export const apiKey = of.router({
  list: of.list.handler(({ context }) => listApiKeys(context.account)),
  create: of.create.handler(({ context, input }) => createApiKey(context.account, input)),
  revoke: of.revoke.handler(({ context, input }) => revokeApiKey(context.account, input)),
})
