import { getAccount } from '#domain/account/index.ts'
import { api } from './base.ts'

export const account = api.account.router({
  get: api.account.get.handler(({ context }) => getAccount(context.account)),
})
