import { listMessages, markMessage, sendMessage } from '#domain/messages.ts'
import { confirmSubscription, subscribe, unsubscribe } from '#domain/newsletter.ts'
import { getStatus } from '#domain/status.ts'
import { api, atMostHourly, open } from './base.ts'

export const message = open.message.router({
  list: api.message.list.handler(({ context, input }) => listMessages(context.account, input)),
  mark: api.message.mark.handler(({ context, input }) => markMessage(context.account, input)),
  send: open.message.send.use(atMostHourly(10)).handler(async ({ context, input }) => {
    const identity = await context.identify()
    return await sendMessage(context.context, identity?.userId ?? null, input)
  }),
})

export const newsletter = open.newsletter.router({
  subscribe: open.newsletter.subscribe
    .use(atMostHourly(10))
    .handler(({ context, input }) => subscribe(context.context, input)),
  confirm: open.newsletter.confirm
    .use(atMostHourly(60))
    .handler(({ context, input }) => confirmSubscription(context.context, input)),
  unsubscribe: open.newsletter.unsubscribe
    .use(atMostHourly(60))
    .handler(({ context, input }) => unsubscribe(context.context, input)),
})

export const signInMethods = open.signInMethods.router({
  get: open.signInMethods.get.handler(({ context }) => context.signInMethods),
})

export const siteLinks = open.siteLinks.router({
  get: open.siteLinks.get.handler(({ context }) => context.context.links),
})

export const status = open.status.router({
  get: open.status.get.handler(({ context }) => getStatus(context.context)),
})
