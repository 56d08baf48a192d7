export { forgetAttempts, giveBackAttempt, type Limit, limitAttempts } from './attempts.ts'
