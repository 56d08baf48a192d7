import { listTransactions, sumByMonth } from '#domain/transaction/index.ts'
import { api } from './base.ts'

const of = api.transaction

export const transaction = of.router({
  list: of.list.handler(({ context, input }) => listTransactions(context.account, input)),
  months: of.months.handler(({ context }) => sumByMonth(context.account)),
})
