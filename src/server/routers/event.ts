import { api } from './base.ts'

export const event = api.event.router({
  subscribe: api.event.subscribe.handler(({ context, signal }) =>
    context.streams.open({ userId: context.account.userId, sessionId: context.sessionId }, signal),
  ),
})
