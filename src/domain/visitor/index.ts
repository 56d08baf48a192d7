export { forgetAttempts } from './forget-attempts.ts'
export { giveBackAttempt } from './give-back-attempt.ts'
export { type Limit, limitAttempts } from './limit-attempts.ts'
