import { api } from './base.ts'

export const event = api.event.router({
  subscribe: api.event.subscribe.handler(({ context, signal }) => {
    const { userId, workspaceId } = context.account
    return context.streams.open({ userId, workspaceId, sessionId: context.sessionId }, signal)
  }),
})
