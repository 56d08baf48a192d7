import {
  billPurchaseTo,
  cancelPurchase,
  finishPurchase,
  getPaymentOptions,
  getPurchase,
  listPurchases,
  startPurchase,
} from '#domain/purchase/index.ts'
import { api } from './base.ts'

const of = api.purchase

export const purchase = of.router({
  options: of.options.handler(({ context }) => getPaymentOptions(context.account)),
  list: of.list.handler(({ context }) => listPurchases(context.account)),
  get: of.get.handler(({ context, input }) => getPurchase(context.account, input)),
  start: of.start.handler(({ context, input }) =>
    startPurchase({ ...context.account, publicUrl: context.context.publicUrl }, input),
  ),
  finish: of.finish.handler(({ context, input }) => finishPurchase(context.account, input)),
  cancel: of.cancel.handler(({ context, input }) => cancelPurchase(context.account, input)),
  billTo: of.billTo.handler(({ context, input }) => billPurchaseTo(context.account, input)),
})
