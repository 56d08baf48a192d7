export { listTransactions, sumByMonth } from './list-transactions.ts'
