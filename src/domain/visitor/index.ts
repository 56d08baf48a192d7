export { forgetAttempts } from './forget-attempts.ts'
export { type Limit, limitAttempts } from './limit-attempts.ts'
