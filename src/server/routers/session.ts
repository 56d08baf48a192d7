import {
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
} from '#domain/sessions.ts'
import { api } from './base.ts'

export const session = api.session.router({
  list: api.session.list.handler(({ context }) => listSessions(context.account, context.sessionId)),
  revoke: api.session.revoke.handler(({ context, input }) =>
    revokeSession(context.account, input.id),
  ),
  revokeOthers: api.session.revokeOthers.handler(({ context }) =>
    revokeOtherSessions(context.account, context.sessionId),
  ),
  revokeAll: api.session.revokeAll.handler(({ context }) => revokeAllSessions(context.account)),
})
