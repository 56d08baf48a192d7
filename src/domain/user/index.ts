export { addCredits, listUsers } from './users.ts'
export { isSuspended, resumeUser, suspendUser } from './suspend.ts'
