import { tell } from '#contract/words/told.ts'
import { capSpending, getAccount, updateProfile } from '#domain/account/index.ts'
import { api, open, signedIn } from './base.ts'

const forProfile = signedIn(tell('sign-in-for-profile'))

export const account = open.account.router({
  capSpending: api.account.capSpending.handler(({ context, input }) =>
    capSpending(context.account, input),
  ),
  get: api.account.get.handler(({ context }) => getAccount(context.account)),
  update: forProfile.account.update.handler(({ context, input }) =>
    updateProfile(context.account, input),
  ),
})
