export { findEverywhere } from './search.ts'
