export { type DataEntry, listAccountData } from './list-account-data.ts'
