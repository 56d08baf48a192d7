export { databaseAnswers, getStatus } from './get-status.ts'
export { measureWork } from './measure-work.ts'
export { recordMinute } from './record-minute.ts'
