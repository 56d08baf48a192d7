export { listHolds, listTransactions, sumByMonth } from './transactions.ts'
