export { listSessions } from './list-sessions.ts'
export { revokeAllSessions, revokeOtherSessions, revokeSession } from './revoke-sessions.ts'
