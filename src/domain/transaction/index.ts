export { listHolds } from './list-holds.ts'
export { listTransactions } from './list-transactions.ts'
export { sumByMonth } from './sum-by-month.ts'
