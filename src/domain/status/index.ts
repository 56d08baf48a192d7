export { databaseAnswers } from './database-answers.ts'
export { getStatus } from './get-status.ts'
export { recordMinute } from './record-minute.ts'
