export { addCredits } from './add-credits.ts'
export { isSuspended } from './is-suspended.ts'
export { listUsers } from './list-users.ts'
export { resumeUser, suspendUser } from './suspend-user.ts'
