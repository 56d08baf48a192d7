import { copyStoryboardAsOperator, grantCreditsAsOperator } from '#domain/operator/index.ts'
import { api } from './base.ts'

export const operator = api.operator.router({
  grantCredits: api.operator.grantCredits.handler(({ context, input }) =>
    grantCreditsAsOperator(context.account, input),
  ),
  copyStoryboard: api.operator.copyStoryboard.handler(({ context, input }) =>
    copyStoryboardAsOperator(context.account, input),
  ),
})
