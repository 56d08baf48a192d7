export {
  capSpending,
  lockAccount,
  readSpendingOfMonth,
  readSpendingOfStoryboard,
} from './account.ts'
export { bookGain, grantCredits } from './gain-credits.ts'
export { holdCredits, releaseHolds, settleHold } from './holds.ts'
export { checkLedger, type LedgerFault } from './ledger.ts'
export { readModelPrices, readPrices } from './prices.ts'
export { balancePurchase } from './take-back.ts'
