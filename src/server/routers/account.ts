import { tell } from '#contract/words/told.ts'
import {
  capSpending,
  getAccount,
  keepAccount,
  requestDeletion,
  updateProfile,
} from '#domain/account/index.ts'
import { proveOwner } from '../prove-owner.ts'
import { api, atMostHourly, open, signedIn } from './base.ts'

const forProfile = signedIn(tell('sign-in-for-profile'))

export const account = open.account.router({
  capSpending: api.account.capSpending.handler(({ context, input }) =>
    capSpending(context.account, input),
  ),
  // Nobody guesses a password here that they cannot guess at the sign-in.
  delete: api.account.delete
    .use(atMostHourly(20))
    .handler(async ({ context: { account: ctx, sessionId }, input }) => {
      await proveOwner(ctx, sessionId, input.password)
      await requestDeletion(ctx, { sessionId })
      return await getAccount(ctx)
    }),
  get: api.account.get.handler(({ context }) => getAccount(context.account)),
  keep: api.account.keep.handler(({ context }) => keepAccount(context.account)),
  update: forProfile.account.update.handler(({ context, input }) =>
    updateProfile(context.account, input),
  ),
})
