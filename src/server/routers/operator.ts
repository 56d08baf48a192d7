import {
  copyStoryboardAsOperator,
  deleteAccountAsOperator,
  grantCreditsAsOperator,
} from '#domain/operator.ts'
import { api } from './base.ts'

export const operator = api.operator.router({
  grantCredits: api.operator.grantCredits.handler(({ context, input }) =>
    grantCreditsAsOperator(context.account, input),
  ),
  deleteAccount: api.operator.deleteAccount.handler(({ context, input }) =>
    deleteAccountAsOperator(context.account, input),
  ),
  copyStoryboard: api.operator.copyStoryboard.handler(({ context, input }) =>
    copyStoryboardAsOperator(context.account, input),
  ),
})
