import { listHolds, listTransactions, sumByMonth } from '#domain/transactions.ts'
import { api } from './base.ts'

const of = api.transaction

export const transaction = of.router({
  list: of.list.handler(({ context, input }) => listTransactions(context.account, input)),
  holds: of.holds.handler(({ context }) => listHolds(context.account)),
  months: of.months.handler(({ context }) => sumByMonth(context.account)),
})
