import { readPlan } from '#domain/plans.ts'
import {
  billPurchaseTo,
  cancelPurchase,
  finishPurchase,
  getPaymentOptions,
  getPurchase,
  listPurchases,
  startPurchase,
} from '#domain/purchase/index.ts'
import { getStudio } from '#domain/studio.ts'
import { listHolds, listTransactions, sumByMonth } from '#domain/transactions.ts'
import { api } from './base.ts'

export const purchase = api.purchase.router({
  options: api.purchase.options.handler(({ context }) => getPaymentOptions(context.account)),
  list: api.purchase.list.handler(({ context }) => listPurchases(context.account)),
  get: api.purchase.get.handler(({ context, input }) => getPurchase(context.account, input)),
  start: api.purchase.start.handler(({ context, input }) =>
    startPurchase({ ...context.account, publicUrl: context.context.publicUrl }, input),
  ),
  finish: api.purchase.finish.handler(({ context, input }) =>
    finishPurchase(context.account, input),
  ),
  cancel: api.purchase.cancel.handler(({ context, input }) =>
    cancelPurchase(context.account, input),
  ),
  billTo: api.purchase.billTo.handler(({ context, input }) =>
    billPurchaseTo(context.account, input),
  ),
})

export const plan = api.plan.router({
  get: api.plan.get.handler(({ context }) => readPlan(context.account)),
})

export const transaction = api.transaction.router({
  list: api.transaction.list.handler(({ context, input }) =>
    listTransactions(context.account, input),
  ),
  holds: api.transaction.holds.handler(({ context }) => listHolds(context.account)),
  months: api.transaction.months.handler(({ context }) => sumByMonth(context.account)),
})

export const studio = api.studio.router({
  get: api.studio.get.handler(({ context }) => getStudio(context.account)),
})
