export { findEverywhere } from './find-everywhere.ts'
