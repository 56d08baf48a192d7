export { forgetExpiredSessions } from './forget-expired-sessions.ts'
export { listSessions } from './list-sessions.ts'
export { revokeAllSessions, revokeOtherSessions, revokeSession } from './revoke-sessions.ts'
