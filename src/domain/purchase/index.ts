export { grantDueMonths } from './grant-due.ts'
export { billPurchaseTo, getPaymentOptions, getPurchase, listPurchases } from './purchases.ts'
export {
  cancelPurchase,
  finishPurchase,
  forgetNotices,
  receiveNotice,
  recoverPurchases,
} from './settle-purchase.ts'
export { startPurchase } from './start-purchase.ts'
