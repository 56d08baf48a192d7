export {
  forgetExpiredSessions,
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
} from './sessions.ts'
